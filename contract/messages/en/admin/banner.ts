/** Messages for the screen of the home page's banner. */
export const banner = {
  title: 'Home banner',
  loading: 'Loading the banner',
  preview: 'Preview',
  english: 'English text',
  hindi: 'Hindi text',
  linkAndImage: 'Link and image',
  fields: {
    title: 'Title',
    text: 'Sentence',
    action: 'Button',
    titleHindi: 'Title in Hindi',
    textHindi: 'Sentence in Hindi',
    actionHindi: 'Button in Hindi',
    link: 'Link',
    image: 'Image',
  },
  titleHint: 'Leave empty to show “{text}”.',
  textHint: 'Shown on wide screens.',
  actionHint: 'Leave empty to show “{text}”. Phones show an arrow instead.',
  hindiHint: 'Leave empty to show the English text to Hindi readers, if there is one.',
  linkHint:
    'Leave empty to open the search page. Otherwise enter a page of the shop such as {example}, or an https:// address.',
  removeImage: 'Remove image',
  imageRemoved: 'Image removed',
} as const;
