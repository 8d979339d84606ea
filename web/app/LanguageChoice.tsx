import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import { useMessages } from '../../ui/theme/messages.js';
import { chooseLanguage, type Language } from './language/locale.js';
// eslint-disable-next-line tokri/layout-only -- a font for one word of this shop
import './language/hindiName.css';

const languages: readonly Language[] = ['en', 'hi'];

/**
 * Uses a small font with only the letters of "हिन्दी", so that this button does not load the whole Hindi
 * font. The small one waits for the end of the first view.
 */
const withHindiName = {
  // eslint-disable-next-line tokri/layout-only -- a font for one word of this shop
  fontFamily: ({ typography }: Theme) => `"Name of Hindi", ${String(typography.fontFamily)}`,
  'html[data-first-view] &': { fontFamily: 'sans-serif' },
};

/** Renders a button for each language, labelled in that language; the current one has a border. */
export function LanguageChoice() {
  const { language: spoken, web } = useMessages();
  const language = languages.find((one) => spoken.startsWith(one));
  return (
    <div role="group" aria-label={web.language}>
      {languages.map((choice) => (
        <Button
          key={choice}
          lang={choice}
          size="small"
          color="inherit"
          variant={choice === language ? 'outlined' : 'text'}
          aria-pressed={choice === language}
          onClick={() => void chooseLanguage(choice)}
          sx={language === 'hi' ? undefined : withHindiName}
        >
          {web.languages[choice]}
        </Button>
      ))}
    </div>
  );
}
