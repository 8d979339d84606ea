import { useEffect, useState } from 'react';
import { limits } from '../../contract/limits.js';

export type ImageError = 'notAnImage' | 'imageTooLarge';

interface Chosen {
  file: File;
  /** Object URL of the chosen file, to preview it. */
  preview: string;
}

/** Returns why the shop does not accept the file, or undefined if the shop accepts it. */
export const imageErrorOf = (file: File): ImageError | undefined => {
  if (!file.type.startsWith('image/')) return 'notAnImage';
  return file.size > limits.uploadBytes ? 'imageTooLarge' : undefined;
};

/** Holds an image chosen from this device until it is uploaded. Only accepted image types and sizes are kept. */
export const useChosenImage = () => {
  const [chosen, setChosen] = useState<Chosen>();
  const [error, setError] = useState<ImageError>();

  useEffect(() => {
    if (!chosen) return;
    return () => URL.revokeObjectURL(chosen.preview);
  }, [chosen]);

  /**
   * Keeps the file if it is an image that is not too large, else sets the error.
   * @returns whether the file was accepted
   */
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
