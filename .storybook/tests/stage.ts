import { type Page, test as base } from '@playwright/test';
import type { Entry } from './entries.js';
import {
  needsOf,
  play,
  ready,
  recolour,
  settle,
  type Violation,
  withoutTools,
  wordsThere,
} from './inPage.js';

/** How a Playwright project shows its stories. */
export interface Staging {
  theme: 'light' | 'dark' | 'contrast';
  /** Width of every screen in pixels. Undefined gives each story the screen that it asks for. */
  width?: number;
  /** Whether stories are only photographed: without accessibility checks, and with a fixed time. */
  looked?: boolean;
}

const objection = ({ id, help, nodes }: Violation) =>
  `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`).join('\n')}`;

/** Shows stories one after the other on one page. After a failure, the next story starts on a fresh page. */
export class Stage {
  private open = false;
  /** The story on the page, and its text. */
  private shown = { id: '', words: '' };
  private readonly crashes: string[] = [];

  constructor(
    readonly page: Page,
    private readonly staging: Staging,
  ) {
    page.on('pageerror', (error) => this.crashes.push(error.message));
  }

  /**
   * Shows a story, runs its play function and its accessibility check.
   * @returns the failures as text
   */
  async show({ id }: Entry): Promise<string[]> {
    if (!this.open) await this.load();
    this.open = false;
    this.shown = { id: '', words: '' };
    this.crashes.length = 0;
    const { theme, looked } = this.staging;
    const { pseudo, ...screen } = await this.page.evaluate(needsOf, id);
    const size = { ...screen, ...(this.staging.width && { width: this.staging.width }) };
    const now = this.page.viewportSize();
    if (now?.width !== size.width || now.height !== size.height) await this.page.setViewportSize(size);
    const globals = { theme, pseudo, a11y: { manual: looked ?? false } };
    const { faults, violations, words } = await this.page.evaluate(play, { id, globals });
    const all = [...faults, ...violations.map(objection), ...this.crashes];
    this.open = all.length === 0;
    if (this.open) this.shown = { id, words };
    return all;
  }

  /**
   * Checks a story's colours in another theme; shows the story first if it is not on the page any more.
   * @returns the failures as text
   */
  async recolour(story: Entry, theme: Staging['theme']): Promise<string[]> {
    const { id, words } = this.shown;
    // Elements that disappear by themselves, such as toasts, may be gone.
    const stands = id === story.id && (await this.page.evaluate(wordsThere)) === words;
    if (!stands) {
      this.open = false; // a story that is already on the page would not start again
      const issues = await this.show(story);
      if (issues.length) return issues;
    }
    const violations = await this.page.evaluate(recolour, { id: story.id, theme });
    return [...violations.map(objection), ...this.crashes];
  }

  /** Saves a screenshot of the story as PNG, after fonts and images are loaded. */
  async image(path: string) {
    await this.page.evaluate(settle);
    await this.page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
  }

  private async load() {
    await this.page.goto('iframe.html');
    await this.page.evaluate(ready);
  }
}

/**
 * Playwright's `test` with a stage for stories. Its browser asks for reduced motion, so that no colour is
 * measured during a transition.
 */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId } = project.use;
      const staging = project.metadata as Staging; // set in playwright.config.ts
      const context = await browser.newContext({ baseURL, locale, timezoneId, reducedMotion: 'reduce' });
      await context.addInitScript(withoutTools);
      if (staging.looked) await context.clock.setFixedTime('2026-11-21T12:00:00+05:30');
      await use(new Stage(await context.newPage(), staging));
      await context.close();
    },
    { scope: 'worker' },
  ],
});
