import { expect, test } from '@jest/globals';
import { findNode } from './node.js';

test('a Node that its makers mend no more is told in production, from the day after its last', () => {
  const production = { production: true };
  const of = (version: string, day: string) => findNode(version, new Date(day), production);
  const days = ['2026-04-30T23:00:00Z', '2026-05-01T00:00:00Z'];

  expect(days.map((day) => of('20.20.2', day).state)).toEqual(['ok', 'warning']);
  expect(of('20.20.2', '2026-11-23').fix).toContain('since 2026-04-30');
  expect(['24.1.0', '25.2.1', '99.0.0'].map((version) => of(version, '2026-11-23').state)).toEqual([
    'ok',
    'warning',
    'ok',
  ]);
  expect(findNode('20.20.2', new Date('2026-11-23'), { production: false }).state).toBe('ok');
});
