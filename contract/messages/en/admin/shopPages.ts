/** Messages for the screen of the shop's pages, such as Help and Terms. */
export const shopPages = {
  title: 'Text of the page',
  choose: 'Page',
  loading: 'Loading the page',
  view: 'View page',
  english: 'English text',
  hindi: 'Hindi text',
  fields: { body: 'Text in English', bodyHindi: 'Text in Hindi' },
  hint: 'Leave empty to show the default text.',
  hindiHint: 'Leave empty to show the English text to Hindi readers, or the default one.',
  startFromDefault: 'Start from the default text',
  format:
    'A line that begins with # is a heading, one that begins with - an entry of a list. Other lines are paragraphs.',
  placeholders: 'The shop’s settings replace {names}. A line is left out while its setting is empty.',
  preview: 'Preview',
} as const;
