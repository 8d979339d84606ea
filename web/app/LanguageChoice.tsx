import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import { useMessages } from '../../ui/theme/messages.js';
import { chooseLanguage, type Language } from './language/locale.js';
// eslint-disable-next-line tokri/layout-only -- a font for one word of this shop
import './language/hindiName.css';

const languages: readonly Language[] = ['en', 'hi'];

/** As long as nothing else is in Hindi, its name must not fetch the whole script. */
const withHindiName = {
  // eslint-disable-next-line tokri/layout-only -- a font for one word of this shop
  fontFamily: ({ typography }: Theme) => `"Name of Hindi", ${String(typography.fontFamily)}`,
};

/** The shop's languages, each in its own words; the one shown stands in a frame. */
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
