import { describe, expect, test } from '@jest/globals';
import { ESLint, Linter } from 'eslint';
import path from 'node:path';

// imported by path: the rules are plain JavaScript without types
const { tokriRules } = await import(path.resolve('scripts/lintRules.mjs'));

const complaints = (rule: string, code: string) =>
  new Linter()
    .verify(code, {
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { tokri: tokriRules },
      rules: { [`tokri/${rule}`]: 'error' },
    })
    .map(({ messageId }) => messageId);

describe('styles come from the theme', () => {
  test.each([
    ["const a = { color: '#fff' };", 'colour'],
    ["const a = { boxShadow: '0 0 2rem rgba(0, 0, 0, 0.2)' };", 'colour'],
    ["const a = { padding: '12px' };", 'pixels'],
    ['const a = `calc(${b} - 1.5px)`;', 'pixels'],
    ['const a = { zIndex: 1200 };', 'layer'],
    ["const a = { top: 8, zIndex: '1200' && 7 };", 'layer'],
    ["const a = { 'zIndex': 5 };", 'layer'],
    ["const a = { ['zIndex']: '5' };", 'layer'],
    ['const a = { zIndex: open ? 5 : 6 };', 'layer'],
    ['const a = { zIndex: { xs: 5 } };', 'layer'],
    ['const a = { zIndex: n };', 'layer'],
    ['const a = <Box zIndex={-1} />;', 'layer'],
    ['const a = { width: `${12}px` };', 'pixels'],
    ["const a = { width: 12 + 'px' };", 'pixels'],
    ['const a = ({ zIndex }) => ({ width: `${target.medium}px` });', undefined],
    ["const a = { width: '12PX' };", 'pixels'],
    ["const a = { width: '3pt' };", 'pixels'],
    ["const a = { color: `#${'fff'}` };", 'colour'],
    ["const a = { color: 'oklch(0.7 0.1 200)' };", 'colour'],
    ["const a = { border: 'thin solid tomato' };", 'colour'],
    ["const a = <path stroke='red' />;", 'colour'],
    ["const a = { zIndex: (theme) => theme.zIndex.bar, color: 'error.main', fill: 'none' };", undefined],
    [
      "const a = { label: 'Red onions', background: 'transparent', zIndex: open ? 'bar' : 'raised' };",
      undefined,
    ],
    ["const a = <a href='#fade'>{b}</a>;", undefined],
    ["const a = <img sizes='(min-width: 768px) 50vw' />;", undefined],
    ["const a = { top: 'var(--bar, 0px)', zIndex: 'bar', width: 12 };", undefined],
  ])('%s', (code, found) => {
    expect(complaints('theme-values', code)).toEqual(found ? [found] : []);
  });
});

describe('web only lays out', () => {
  test.each([
    [
      "const a = <Box sx={{ display: 'grid', gap: { xs: 1, md: 2 }, '& > *': { minWidth: 0 } }} />;",
      undefined,
    ],
    ["const a = <Box sx={{ color: 'error.main' }} />;", 'look'],
    ["const a = <Box sx={{ '& > li': { borderTop: 1 } }} />;", 'look'],
    ['const a = <Box sx={[{ m: 0 }, open && { boxShadow: 8 }]} />;', 'look'],
    ['const look = { fontWeight: 700 }; const a = <Box sx={look} />;', 'look'],
    ['const a = <p style={{ letterSpacing: 2 }} />;', 'look'],
    ['const a = <Box sx={lookOf(b)} />;', 'unseen'],
    ["const a = { style: { color: 'error.main' } };", 'look'],
    ['const a = <Typography fontWeight={900} />;', 'look'],
    ['element.style.color = b;', 'unseen'],
    ['const a = <style>{b}</style>;', 'styled'],
    ["import './looks.css';", 'styled'],
    ["import * as M from '@mui/material/styles';", 'styled'],
    ["import { createTheme } from '@mui/material/styles';", 'styled'],
    ["import { styled } from '@mui/material/styles';", 'styled'],
  ])('%s', (code, found) => {
    expect(complaints('layout-only', code)).toEqual(found ? [found] : []);
  });
});

describe('network and storage have owners', () => {
  const eslint = new ESLint();
  const restricted = async (file: string, code: string) => {
    const [result] = await eslint.lintText(code, { filePath: file });
    return result?.messages.filter(({ ruleId }) => ruleId?.startsWith('no-restricted-')).length;
  };

  test.each([
    ["fetch('/x');", 1],
    ["() => window.fetch('/x');", 1],
    ['globalThis.localStorage;', 1],
    ["window['localStorage'];", 1],
    ["localStorage.setItem('a', b);", 1],
    ['const { localStorage: kept } = window;', 1],
    ['const ask = fetch;', 1],
    ['const a = { fetch: 1 }; a.fetch;', 0],
    ['(fetch) => fetch();', 0],
    ['refetch();', 0],
  ])('%s', async (code, found) => {
    expect(await restricted('web/routes/HomeRoute.tsx', code)).toBe(found);
  });

  test.each([
    ['ui/Price/Price.tsx', 1, 1],
    ['web/routes/HomeRoute.tsx', 1, 1],
    ['web/app/net/call.ts', 0, 1],
    ['web/app/session/storage.ts', 1, 0],
  ])('%s: fetch %i, localStorage %i', async (file, network, storage) => {
    expect([await restricted(file, 'fetch(a);'), await restricted(file, 'localStorage.a;')]).toEqual([
      network,
      storage,
    ]);
  });
});
