import { SiteFooter } from '../../ui/SiteFooter/SiteFooter.js';
import { LookButton } from './LookButton.js';
import { useShopSettings } from './shopSettings.js';

/** Who sells, as far as the merchant has said, and the look. */
export function Footer() {
  const { social, legalName, address, gstin, grievanceContact } = useShopSettings();
  const lines = [address, gstin && `GSTIN ${gstin}`, grievanceContact].filter(Boolean);
  return (
    <SiteFooter social={social} legalName={legalName}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      <LookButton />
    </SiteFooter>
  );
}
