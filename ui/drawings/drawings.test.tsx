import { describe, expect, test } from '@jest/globals';
import { show } from '../samples/show.js';
import { BasketDrawing } from './BasketDrawing.js';
import { drawings } from './drawings.js';

describe.each(Object.entries({ ...drawings, banner: BasketDrawing }))('the drawing %s', (_name, Drawing) => {
  test('is decoration: the words beside it say what it means', () => {
    const { container } = show(<Drawing />);
    const drawing = container.querySelector('svg');
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect(drawing?.textContent).toBe('');
  });

  test('is painted in colours of the theme alone, so that it follows the scheme', () => {
    const { container } = show(<Drawing />);
    const paints = [...container.querySelectorAll('[fill], [stroke]')].flatMap((shape) =>
      ['fill', 'stroke'].flatMap((name) => shape.getAttribute(name) ?? []),
    );
    expect(paints).not.toHaveLength(0);
    expect(paints.filter((paint) => paint !== 'none' && !/^var\(--[a-z-]+\)$/.test(paint))).toEqual([]);
  });
});
