import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { loadConfig, surveyConfig } from './config.js';
import { pageOverrides } from './messagesFile.js';

const folder = mkdtempSync(path.join(tmpdir(), 'tokri-messages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = path.join(folder, 'messages.json');
const withFile = (content: unknown): NodeJS.ProcessEnv => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return { MESSAGES_FILE: file };
};
const issuesOf = (content: unknown) => surveyConfig(withFile(content)).settingIssues.map(({ says }) => says);

describe('MESSAGES_FILE', () => {
  test('is read with the messages of both languages, the dashboard included', () => {
    const overrides = {
      en: { local: { pleaseLogin: 'Please log in' }, admin: { audit: { before: 'Was' } } },
      hi: { local: { pleaseLogin: 'लॉग इन करें' } },
    };
    expect(loadConfig(withFile(overrides)).MESSAGES_FILE).toEqual({ overrides, unknown: [] });
  });

  test('keeps unknown keys and languages apart, each by its path', () => {
    const given = { en: { local: { hello: 'Hello' }, nothing: { at: { all: 'x' } } }, fr: { local: {} } };
    expect(loadConfig(withFile(given)).MESSAGES_FILE?.unknown).toEqual([
      'en.local.hello',
      'en.nothing',
      'fr',
    ]);
  });

  test('that is missing or no JSON is refused', () => {
    expect(surveyConfig({ MESSAGES_FILE: path.join(folder, 'none.json') }).settingIssues).toEqual([
      {
        setting: 'MESSAGES_FILE',
        says: expect.stringMatching(/none\.json cannot be read as JSON: .*ENOENT/),
      },
    ]);
    expect(issuesOf('[]')).toEqual([`in ${file}: the file must be an object of messages`]);
    expect(surveyConfig(withFile('\uFEFF{}')).settingIssues).toEqual([]);
    expect(issuesOf('{')).toEqual([expect.stringContaining('cannot be read as JSON')]);
  });

  test('with a value of another kind, or a placeholder that is not filled in, is refused by its path', () => {
    const wrong = {
      en: {
        language: 'plain',
        local: { pleaseLogin: 7 },
        dependents: { products: '{number} products' },
        fields: 'x',
      },
    };
    expect(issuesOf(wrong)).toEqual([
      `in ${file}: en.language cannot be replaced`,
      `in ${file}: en.local.pleaseLogin must be a text`,
      `in ${file}: en.dependents.products has {number}, which is not filled in: use {count}`,
      `in ${file}: en.fields must be an object of messages`,
    ]);
  });

  test('docs/wording/plain-en.json fits the messages, and replaces the claim of 5000+ products', () => {
    const { MESSAGES_FILE } = loadConfig({ MESSAGES_FILE: 'docs/wording/plain-en.json' });
    expect(MESSAGES_FILE?.unknown).toEqual([]);
    expect(MESSAGES_FILE?.overrides.en).toMatchObject({
      local: { pleaseLogin: 'Please log in' },
      ui: { site: { blurbChoiceText: expect.not.stringContaining('5000') } },
    });
  });

  test('hands pages what they show, and no mails', () => {
    const overrides = {
      en: { local: { pleaseLogin: 'Please log in' }, mails: { code: {} }, admin: { audit: {} } },
    };
    expect(pageOverrides({ overrides, unknown: [] })).toEqual({
      en: { local: { pleaseLogin: 'Please log in' }, admin: { audit: {} } },
    });
  });
});
