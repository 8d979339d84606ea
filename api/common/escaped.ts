const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML or XML, between tags or in an attribute. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => named[character] ?? '');
