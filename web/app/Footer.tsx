import Stack from '@mui/material/Stack';
import { SiteFooter } from '../../ui/SiteFooter/SiteFooter.js';
import { LanguageChoice } from './LanguageChoice.js';
import { ThemeSwitch } from './ThemeSwitch.js';
import { useShopSettings } from './shopSettings.js';

const choices = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { xs: 'center', md: 'flex-start' },
  columnGap: 1,
};

/** Renders the shop's links and the seller's details, and the choice of language and theme. */
export function Footer() {
  const { social, legalName, address, gstin, grievanceContact } = useShopSettings();
  const lines = [address, gstin && `GSTIN ${gstin}`, grievanceContact].filter(Boolean);
  return (
    <SiteFooter social={social} legalName={legalName}>
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
