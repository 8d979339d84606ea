import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { messages as english } from '../../contract/messages/en.js';
import { messages as hindi } from '../../contract/messages/hi.js';
import { ConfigError, loadConfig, surveyConfig } from './config.js';
import { messagesOf, pageMessagesOf, translatable, untranslatedIn } from './languagesDir.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tokri-languages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: unknown): string => {
  const file = path.join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
const read = () => loadConfig({ LANGUAGES_DIR: folder }).LANGUAGES_DIR ?? [];
const issues = () => surveyConfig({ LANGUAGES_DIR: folder }).settingIssues.map(({ says }) => says);

describe('LANGUAGES_DIR', () => {
  test('is read file by file, each named by the code of its language; other files are left alone', () => {
    write('mr.json', { name: 'मराठी', messages: { ui: { cart: { title: 'कार्ट' } }, admin: { audit: {} } } });
    write('kok.json', '\uFEFF{}');
    write('README.md', 'Languages of this shop');
    expect(read().map(({ code, name, unknown }) => [code, name, unknown])).toEqual([
      ['kok', 'कोंकणी', []],
      ['mr', 'मराठी', []],
    ]);
  });

  test('with an unknown key is accepted, and names the key', () => {
    write('mr.json', { messages: { ui: { cart: { hello: 'नमस्कार' } } }, messagse: {} });
    expect(read()[0]?.unknown).toEqual(['messagse', 'messages.ui.cart.hello']);
  });

  test('that is no folder, or has a file that is no JSON or misnamed, is refused', () => {
    expect(surveyConfig({ LANGUAGES_DIR: path.join(folder, 'none') }).settingIssues[0]?.says).toMatch(
      /^the folder .*none cannot be read: .*ENOENT/,
    );
    const broken = write('mr.json', '{');
    const empty = write('kok.json', 'null');
    const named = write('marathi.json', {});
    const builtIn = write('hi.json', {});
    expect(issues()).toEqual([
      `${builtIn}: the program has this language; change its messages with MESSAGES_FILE`,
      `in ${empty}: the file must be an object with "name" and "messages"`,
      `${named}: the name must be the code of a language, such as mr.json`,
      expect.stringContaining(`${broken} cannot be read as JSON`),
    ]);
  });

  test('with a wrong message is refused by its file and key, and the shop does not start', () => {
    const file = write('mr.json', {
      name: ' ',
      messages: {
        language: 'mr',
        local: { pleaseLogin: 7 },
        fields: 'x',
        dependents: { products: 'उत्पादने', subCategories: '{number} वर्ग' },
        ui: { search: { prompts: ['दूध'] } },
      },
    });
    expect(issues()).toEqual([
      `in ${file}: name must be the name of the language, in the language`,
      `in ${file}: messages.language cannot be replaced`,
      `in ${file}: messages.local.pleaseLogin must be a text`,
      `in ${file}: messages.fields must be an object of messages`,
      `in ${file}: messages.dependents.products lacks {count}`,
      `in ${file}: messages.dependents.subCategories has {number}, which is not filled in: use {count}`,
      `in ${file}: messages.ui.search.prompts must be a list of ${english.ui.search.prompts.length} texts`,
    ]);
    expect(() => loadConfig({ LANGUAGES_DIR: folder })).toThrow(ConfigError);
  });
});

describe('the messages of a language file', () => {
  const marathi = (messages: Record<string, unknown>) => ({ code: 'mr', messages });

  test('are English where it has none or an empty one, and have its language', () => {
    const messages = messagesOf(marathi({ ui: { cart: { title: 'टोपली', empty: '' } } }));
    expect(messages.language).toBe('mr');
    expect(messages.ui.cart.title).toBe('टोपली');
    expect(messages.ui.cart.empty).toBe(english.ui.cart.empty);
    expect(messages.mails).toEqual(english.mails);
  });

  test('for pages have those of the dashboard only if the file has any', () => {
    expect(pageMessagesOf(marathi({})).admin).toBeUndefined();
    const { page, admin } = pageMessagesOf(marathi({ admin: { audit: { before: 'आधी' } } }));
    expect(admin).toMatchObject({ audit: { before: 'आधी' } });
    expect(page).toMatchObject({ language: 'mr', web: english.web });
    expect(page).not.toHaveProperty('mails');
  });

  test('for pages have those about ratings, which a browser takes from nowhere else', () => {
    const { page } = pageMessagesOf(marathi({ ratings: { more: 'आणखी अभिप्राय' } }));
    expect(page).toMatchObject({ ratings: { ...english.ratings, more: 'आणखी अभिप्राय' } });
  });

  test('count as untranslated if they are missing, empty or still English, but for names that Hindi has in English too', () => {
    const { admin: _admin, ...all } = translatable();
    const keys = untranslatedIn({ messages: all });
    expect(keys).toContain('ui.cart.title');
    expect(keys).not.toContain('web.languages.en');
    expect(keys.some((key) => key.startsWith('admin'))).toBe(false);
    const { language: _tag, ...translated } = hindi;
    expect(untranslatedIn({ messages: translated })).toEqual([]);
    const { cart } = hindi.ui;
    const gaps = {
      ...translated,
      ui: { ...hindi.ui, cart: { ...cart, title: '', empty: english.ui.cart.empty } },
    };
    expect(untranslatedIn({ messages: gaps })).toEqual(['ui.cart.title', 'ui.cart.empty']);
  });
});
