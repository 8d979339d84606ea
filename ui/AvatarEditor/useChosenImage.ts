import { useEffect, useState } from 'react';
import { limits } from '../../contract/limits.js';

export type ImageError = 'notAnImage' | 'imageTooLarge';

interface Chosen {
  file: File;
  /** An address of the file in this browser. */
  preview: string;
}

/** Why the shop would not take a file; undefined where it would. */
export const imageErrorOf = (file: File): ImageError | undefined => {
  if (!file.type.startsWith('image/')) return 'notAnImage';
  return file.size > limits.uploadBytes ? 'imageTooLarge' : undefined;
};

/** A picture picked from this device, before it is sent. Only pictures of a size that the shop takes (S-124, W-29). */
export const useChosenImage = () => {
  const [chosen, setChosen] = useState<Chosen>();
  const [error, setError] = useState<ImageError>();

  useEffect(() => {
    if (!chosen) return;
    return () => URL.revokeObjectURL(chosen.preview);
  }, [chosen]);

  /** Whether it was taken. */
  const choose = (file: File): boolean => {
    const wrong = imageErrorOf(file);
    setError(wrong);
    if (!wrong) setChosen({ file, preview: URL.createObjectURL(file) });
    return !wrong;
  };
  const forget = () => {
    setChosen(undefined);
    setError(undefined);
  };
  return { chosen, error, choose, forget };
};
