import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { imageFile } from '../samples/keeping.js';
import type { OnUpload } from '../form/UploadBar.js';
import { useUploads } from './useUploads.js';

/** Simulates a server whose uploads end when the test says so. */
const shop = () => {
  const sent: { name: string; resolve: (path: string) => void; reject: (reason: unknown) => void }[] = [];
  const upload: OnUpload = ({ name }, onProgress) =>
    new Promise((resolve, reject) => {
      onProgress(10);
      sent.push({ name, resolve, reject });
    });
  return { sent, upload };
};

const start = () => {
  const { sent, upload } = shop();
  const arrived: string[] = [];
  const { result } = renderHook(() => useUploads(upload, (path) => arrived.push(path)));
  return { sent, arrived, result };
};

test('files are sent one after another, so that they arrive in the order chosen', async () => {
  const { sent, arrived, result } = start();
  await act(async () => result.current.add([imageFile('one.png'), imageFile('two.png')]));
  expect(sent.map(({ name }) => name)).toEqual(['one.png']);
  expect(result.current.uploads.map(({ progress }) => progress)).toEqual([10, undefined]);

  await act(async () => sent[0]?.resolve('/media/one.webp'));
  expect(sent.map(({ name }) => name)).toEqual(['one.png', 'two.png']);
  expect(result.current.pending).toBe(true);
  await act(async () => sent[1]?.resolve('/media/two.webp'));

  expect(arrived).toEqual(['/media/one.webp', '/media/two.webp']);
  expect(result.current.pending).toBe(false);
  expect(result.current.uploads).toEqual([]);
});

test('one that fails says why and does not hold up the next', async () => {
  const { sent, arrived, result } = start();
  await act(async () => result.current.add([imageFile('one.png'), imageFile('two.png')]));
  await act(async () => sent[0]?.reject({ message: 'We can’t use this image' }));
  await act(async () => sent[1]?.resolve('/media/two.webp'));

  expect(arrived).toEqual(['/media/two.webp']);
  const [failed] = result.current.uploads;
  expect(failed).toMatchObject({ name: 'one.png', problem: 'We can’t use this image' });
  expect(result.current.pending).toBe(false);
  await act(async () => failed && result.current.dismiss(failed));
  expect(result.current.uploads).toEqual([]);
});

test('what arrives after it was given up is not taken', async () => {
  const { sent, arrived, result } = start();
  await act(async () => result.current.add([imageFile('one.png'), imageFile('two.png')]));
  await act(async () => result.current.forget());
  await act(async () => sent[0]?.resolve('/media/one.webp'));
  expect(arrived).toEqual([]);
  expect(sent).toHaveLength(1);
});
