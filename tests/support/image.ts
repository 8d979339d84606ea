/** Returns an image file of 2 × 2 pixels, as a camera or a screenshot tool makes it. */
export const imageFile = (name = 'picture.png') => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQI12MQz7QCIgYIBQAT2gLpjwk0dAAAAABJRU5ErkJggg==',
    'base64',
  ),
});
