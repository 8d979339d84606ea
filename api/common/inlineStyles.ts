/**
 * What may stand in a `<style>` of a page, by its hash: nothing, since emotion begins with an empty one and adds its rules by
 * script, and the sheet that sonner brings along (a test tells its hash after an update). See ADR 16.
 */
export const inlineStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
] as const;
