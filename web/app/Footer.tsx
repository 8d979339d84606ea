import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useColorScheme } from '@mui/material/styles';
import { shopPageNames } from '../../contract/codes.js';
import { codeOf } from '../../contract/languages.js';
import { routes } from '../../contract/links.js';
import { HindiWord } from '../../ui/icons/HindiWord.js';
import { SiteFooter } from '../../ui/SiteFooter/SiteFooter.js';
import { useMessages } from '../../ui/theme/messages.js';
import { chooseLanguage, languageNames } from './language/locale.js';
import { useShopSettings } from './shopSettings.js';
import { useHydrated } from './useHydrated.js';

const nextMode = { system: 'light', light: 'dark', dark: 'system' } as const;

/** Renders a button that cycles through the themes: light, dark and system. */
function ThemeSwitch() {
  const { mode: stored = 'system', setMode } = useColorScheme();
  const mode = useHydrated() ? stored : 'system';
  const { web } = useMessages();
  const names = { system: web.themeSystem, light: web.themeLight, dark: web.themeDark };
  return (
    <Button size="small" color="inherit" onClick={() => setMode(nextMode[mode])} sx={{ ml: { md: -1.5 } }}>
      {web.look}: {names[mode]}
    </Button>
  );
}

const choices = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { xs: 'center', md: 'flex-start' },
  columnGap: 1,
};

/** Renders the shop's links and the seller's details, and the choice of language and theme. */
export function Footer() {
  const { saved, site } = useMessages().ui;
  const { social, legalName, address, gstin, grievanceContact } = useShopSettings();
  const lines = [address, gstin && `GSTIN ${gstin}`, grievanceContact].filter(Boolean);
  return (
    <SiteFooter
      social={social}
      legalName={legalName}
      links={[
        { href: routes.favourites, label: saved.title },
        ...shopPageNames.map((name) => ({ href: routes[name], label: site.pages[name] })),
      ]}
    >
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      <Stack direction="row" sx={choices}>
        <ThemeSwitch />
        <LanguageChoice />
      </Stack>
    </SiteFooter>
  );
}

/** Renders a button for each language, labelled in that language; the current one has a border. */
export function LanguageChoice() {
  const messages = useMessages(); // a server renders in other messages than `words()`
  const language = codeOf(messages.language);
  return (
    <div role="group" aria-label={messages.web.language}>
      {Object.entries(languageNames(messages)).map(([choice, name]) => (
        <Button
          key={choice}
          lang={choice}
          size="small"
          color="inherit"
          variant={choice === language ? 'outlined' : 'text'}
          aria-label={name}
          aria-pressed={choice === language}
          onClick={() => void chooseLanguage(choice)}
        >
          {choice === 'hi' && language !== 'hi' ? <HindiWord /> : name}
        </Button>
      ))}
    </div>
  );
}
