import Button from '@mui/material/Button';
import { HindiWord } from '../../ui/icons/HindiWord.js';
import { useMessages } from '../../ui/theme/messages.js';
import { chooseLanguage, type Language } from './language/locale.js';

const languages: readonly Language[] = ['en', 'hi'];

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
          aria-label={web.languages[choice]}
          aria-pressed={choice === language}
          onClick={() => void chooseLanguage(choice)}
        >
          {choice === 'hi' && language !== 'hi' ? <HindiWord /> : web.languages[choice]}
        </Button>
      ))}
    </div>
  );
}
