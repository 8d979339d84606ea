/** Messages for the screen of the home page's banner. */
export const banner = {
  title: 'Home banner',
  loading: 'Loading the banner',
  preview: 'Preview',
  english: 'Text',
  hindi: 'Text in Hindi',
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
  titleHint: 'Leave empty for the delivery promise with the shop’s minutes.',
  textHint: 'Shown on wide screens.',
  actionHint: 'Leave empty for “{text}”. On phones an arrow stands for it.',
  hindiHint: 'Leave empty to show the other text to Hindi readers too.',
  linkHint:
    'Leave empty for the search. Otherwise a page of the shop such as {example}, or an https:// address.',
  removeImage: 'Remove image',
} as const;
