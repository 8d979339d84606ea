import type { ComponentType } from 'react';
import { Drawing, type DrawingProps } from './Drawing.js';
import { Basket, Leaf, Tomato } from './parts.js';

/** Draws a basket that holds only a leaf. */
function EmptyBasket(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <circle cx="80" cy="80" r="72" fill="var(--wash)" />
      <path
        d="M50 82c0-50 60-50 60 0"
        stroke="var(--leaf)"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
      <Leaf x={98} y={82} turn={18} scale={0.6} />
      <Basket x={28} y={74} scale={1.04} />
    </Drawing>
  );
}

function SpilledBasket(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <circle cx="80" cy="80" r="72" fill="var(--wash-tomato)" />
      <path d="M24 130h112" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" opacity="0.35" />
      <Basket x={46} y={28} scale={0.9} turn={62} />
      <Tomato x={100} y={116} r={15} />
      <Tomato x={132} y={119} r={11} />
      <Leaf x={86} y={96} turn={96} scale={0.6} />
    </Drawing>
  );
}

/** Draws a magnifier above an empty rack. */
function NothingFound(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <circle cx="80" cy="80" r="72" fill="var(--wash-sun)" />
      <path
        d="M22 112h116M34 112v12M126 112v12"
        stroke="var(--ink)"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.4"
      />
      <path d="M94 92l26 26" stroke="var(--leaf)" strokeWidth="11" strokeLinecap="round" />
      <circle cx="72" cy="68" r="33" fill="var(--sheet)" stroke="var(--leaf)" strokeWidth="7" />
      <path
        d="M55 62a19 19 0 0 1 14-13"
        stroke="var(--sun)"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
    </Drawing>
  );
}

/** Draws an empty shopping bag. */
function NoOrders(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <circle cx="80" cy="80" r="72" fill="var(--wash)" />
      <path
        d="M62 58V48a18 18 0 0 1 36 0v10"
        stroke="var(--leaf)"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M40 56h80l7 68a7 7 0 0 1-7 8H40a7 7 0 0 1-7-8Z" fill="var(--sun)" />
      <path d="M40 56h80l1.5 15H38.5Z" fill="var(--sun-deep)" opacity="0.5" />
      <Leaf x={80} y={118} scale={0.75} />
    </Drawing>
  );
}

/** Draws a map pin with a door. */
function NoAddress(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <circle cx="80" cy="80" r="72" fill="var(--wash)" />
      <ellipse cx="80" cy="132" rx="34" ry="6" fill="var(--ink)" opacity="0.2" />
      <path d="M80 130C56 102 44 86 44 66a36 36 0 0 1 72 0c0 20-12 36-36 64Z" fill="var(--leaf)" />
      <circle cx="80" cy="66" r="24" fill="var(--sheet)" />
      <path
        d="M66 68l14-13 14 13M70 66v13h20V66"
        stroke="var(--leaf)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </Drawing>
  );
}

export const drawings = {
  basket: EmptyBasket,
  spilled: SpilledBasket,
  search: NothingFound,
  orders: NoOrders,
  address: NoAddress,
} satisfies Record<string, ComponentType<DrawingProps>>;

export type DrawingName = keyof typeof drawings;
