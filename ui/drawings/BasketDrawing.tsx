import { Drawing, type DrawingProps } from './Drawing.js';
import { Basket, Leaf, Tomato } from './parts.js';

/** Draws a basket full of groceries. */
export function BasketDrawing(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 200 190" {...props}>
      <Leaf x={62} y={104} turn={-34} scale={1.25} />
      <Leaf x={82} y={100} turn={-8} scale={1.5} />
      <Leaf x={52} y={110} turn={-58} />
      <g transform="translate(112 20) rotate(8)">
        <rect x="0" y="16" width="36" height="92" rx="5" fill="var(--sheet)" />
        <path d="M0 21 7 3h22l7 18Z" fill="var(--leaf-pale)" />
        <rect x="0" y="44" width="36" height="26" fill="var(--sun)" />
        <rect x="6" y="53" width="24" height="7" rx="3.5" fill="var(--sheet)" />
        <rect x="7" y="0" width="22" height="6" rx="3" fill="var(--leaf)" />
      </g>
      <g transform="translate(150 44) rotate(28)">
        <rect x="-11" y="0" width="22" height="84" rx="11" fill="var(--sun-deep)" />
        <path
          d="M-5 16 5 22M-5 32 5 38M-5 48 5 54"
          stroke="var(--sheet)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      <Tomato x={100} y={96} r={21} />
      <Tomato x={66} y={102} r={15} />
      <Basket x={28} y={96} scale={1.42} />
    </Drawing>
  );
}
