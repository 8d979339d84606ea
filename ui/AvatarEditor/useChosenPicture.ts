import { useEffect, useState } from 'react';
import { limits } from '../../contract/limits.js';

export type PictureFault = 'notAPicture' | 'pictureTooLarge';

interface Chosen {
  file: File;
  /** An address of the file in this browser. */
  preview: string;
}

/** Why the shop would not take a file; undefined where it would. */
export const faultOf = (file: File): PictureFault | undefined => {
  if (!file.type.startsWith('image/')) return 'notAPicture';
  return file.size > limits.uploadBytes ? 'pictureTooLarge' : undefined;
};

/** A picture picked from this device, before it is sent. Only pictures of a size that the shop takes (S-124, W-29). */
export const useChosenPicture = () => {
  const [chosen, setChosen] = useState<Chosen>();
  const [fault, setFault] = useState<PictureFault>();

  useEffect(() => {
    if (!chosen) return;
    return () => URL.revokeObjectURL(chosen.preview);
  }, [chosen]);

  /** Whether it was taken. */
  const choose = (file: File): boolean => {
    const wrong = faultOf(file);
    setFault(wrong);
    if (!wrong) setChosen({ file, preview: URL.createObjectURL(file) });
    return !wrong;
  };
  const forget = () => {
    setChosen(undefined);
    setFault(undefined);
  };
  return { chosen, fault, choose, forget };
};
