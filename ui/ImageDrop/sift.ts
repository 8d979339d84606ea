import { imageErrorOf, type ImageError } from '../AvatarEditor/useChosenImage.js';

/** A file that was not taken. */
export interface RefusedFile {
  name: string;
  error: ImageError | 'tooMany';
}

/** Parts files into those the shop takes and those it does not (S-124, W-29); `room`: how many more pictures fit. */
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
