/**
 * Hashes of the `<style>` contents that pages may have: the empty sheet that emotion starts with before it
 * adds its rules by script, and sonner's sheet. A test reports the new hash after an update (docs/adr/0016).
 */
export const inlineStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
] as const;
