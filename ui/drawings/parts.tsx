/** Draws a basket about 100 wide and 60 high, in SVG units, with its top left corner near (`x`, `y`). */
export function Basket({
  x,
  y,
  scale = 1,
  turn = 0,
}: {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <path d="M4 12h92l-9 42a9 9 0 0 1-9 7H22a9 9 0 0 1-9-7Z" fill="var(--leaf)" />
      <path
        d="M10 27h80M13 42h74M30 16l5 42M50 16v42M70 16l-5 42"
        stroke="var(--sheet)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.4"
        fill="none"
      />
      <rect x="-2" y="6" width="104" height="12" rx="6" fill="var(--leaf-pale)" />
    </g>
  );
}

export function Tomato({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 20})`}>
      <ellipse rx="20" ry="18" fill="var(--tomato)" />
      <path
        d="M-12-4a12 10 0 0 1 7-8"
        stroke="var(--sheet)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.5"
        fill="none"
      />
      <path d="M0-16c-6-6-12-4-14 0 6 0 8 4 14 2 6 2 8-2 14-2-2-4-8-6-14 0Z" fill="var(--leaf)" />
    </g>
  );
}

export function Leaf({ x, y, turn = 0, scale = 1 }: { x: number; y: number; turn?: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <path d="M0 0C-16-14-14-38 0-52 14-38 16-14 0 0Z" fill="var(--leaf-pale)" />
      <path d="M0 0V-40" stroke="var(--leaf)" strokeWidth="2.5" strokeLinecap="round" />
    </g>
  );
}
