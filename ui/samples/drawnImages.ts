const drawing = (shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">${shape}</svg>`)}`;

/** Small drawings that replace photographs in stories. */
export const milkImage = drawing(
  '<path d="M42 38 50 22h20l8 16v60H42Z" fill="#fff" stroke="#5b7f95" stroke-width="3"/><path d="M42 58h36v26H42Z" fill="#7db3d3"/>',
);
export const breadImage = drawing(
  '<path d="M26 50c0-14 12-20 34-20s34 6 34 20c0 6-4 8-6 10v34H32V60c-2-2-6-4-6-10Z" fill="#d99a52" stroke="#9a6226" stroke-width="3"/>',
);
export const tomatoImage = drawing(
  '<circle cx="60" cy="66" r="34" fill="#d94a34"/><path d="M60 34l-14 6 14 2 14-2Zm0-12v14" stroke="#3a7d3a" stroke-width="4" fill="#3a7d3a"/>',
);
