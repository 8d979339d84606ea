import { faultOf, type PictureFault } from '../AvatarEditor/useChosenPicture.js';

/** A file that was not taken. */
export interface RefusedFile {
  name: string;
  fault: PictureFault | 'tooMany';
}

/** Parts files into those the shop takes and those it does not (S-124, W-29); `room`: how many more pictures fit. */
export const sift = (files: readonly File[], room: number) => {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const fault = faultOf(file) ?? (taken.length < room ? undefined : 'tooMany');
    if (fault) refused.push({ name: file.name, fault });
    else taken.push(file);
  }
  return { taken, refused };
};
