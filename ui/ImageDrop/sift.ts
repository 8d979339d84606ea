import { imageErrorOf, type ImageError } from '../AvatarEditor/useChosenImage.js';

export interface RefusedFile {
  name: string;
  error: ImageError | 'tooMany';
}

/**
 * Splits files into accepted and rejected files.
 * @param room number of images that still fit
 */
export const sift = (files: readonly File[], room: number) => {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const error = imageErrorOf(file) ?? (taken.length < room ? undefined : 'tooMany');
    if (error) refused.push({ name: file.name, error });
    else taken.push(file);
  }
  return { taken, refused };
};
