// Gives a thread the globals of a browser, from jsdom.
import './node.js';
import { createContext, runInContext } from 'node:vm';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true });
window.CSS = { escape: (text) => text.replace(/[^\w-]/g, String.raw`\$&`) };

/** Globals of the language and of Node that stay. */
const ownGlobals = new Set([
  ...runInContext('Object.getOwnPropertyNames(globalThis)', createContext()),
  ...['atob', 'btoa', 'console', 'crypto', 'performance', 'queueMicrotask', 'URL', 'URLSearchParams'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
]);
for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(window)))
  if (!ownGlobals.has(name)) Object.defineProperty(globalThis, name, { ...property, configurable: true });
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
delete console.timeStamp; // with it React measures each render, which takes a tenth of the time
delete console.createTask; // with it React runs each render and effect in a task of the inspector
