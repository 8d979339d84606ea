import Box from '@mui/material/Box';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId } from 'react';
import {
  type DetailGroup,
  detailGroups,
  groupOfDetail,
  nutritionFacts,
  plainDetailName,
} from '../../contract/detailGroups.js';
import { langOf, mainLanguage } from '../../contract/languages.js';
import { formatMoney, formatRupees, type Rupees, toPaise } from '../../contract/money.js';
import type { Product } from '../../contract/product.js';
import { fill } from '../../contract/messages/fill.js';
import { unitSalePriceOf } from '../../contract/unitPrice.js';
import { useMessages } from '../theme/messages.js';
import { line, type Styles, withSx } from '../theme/styles.js';

export interface ProductDetailsProps extends StackProps {
  /**
   * The product. `more_details` are names and texts in display order; `mainDetails` has the English names of those
   * that are translated, `untranslatedDetails` the shown names of those that are not. With `price` (rupees, before the
   * discount) the unit sale price is shown.
   */
  product: Pick<
    Product,
    'description' | 'unit' | 'more_details' | 'mainDetails' | 'untranslated' | 'untranslatedDetails'
  > &
    Partial<Pick<Product, 'price'>>;
}

/**
 * Returns the unit sale price that Indian law requires beside the price, or an empty text where it would
 * equal the price.
 */
const useSalePrice = (unit: string, price?: Rupees): string => {
  const { details } = useMessages().ui;
  const salePrice = price === undefined ? undefined : unitSalePriceOf(unit, toPaise(price));
  if (!salePrice || price === undefined) return '';
  const amount = fill(details.salePrice[salePrice.measure], { amount: formatMoney(salePrice.amount) });
  return fill(details.ofThePrice, { amount, price: formatRupees(price) });
};

/** A detail. `lang` is set if its texts are not in the language of the page. */
interface Detail {
  name: string;
  text: string;
  lang?: string | undefined;
  nameLang?: string | undefined;
}

/** Returns the groups that have details, each with its details in the merchant's order. */
const inGroups = (own: readonly Detail[], product: ProductDetailsProps['product']) => {
  const {
    more_details: details,
    mainDetails = {},
    untranslatedDetails: { names = [], values = [] } = {},
  } = product;
  const allLang = langOf(product, 'more_details');
  const langAmong = (shown: readonly string[], name: string) =>
    shown.includes(name) ? mainLanguage : allLang;
  const grouped = new Map<DetailGroup, Detail[]>([['about', own.filter(({ text }) => text)]]);
  for (const [name, text] of Object.entries(details)) {
    const group = groupOfDetail(mainDetails[name] ?? name);
    if (text)
      grouped.set(group, [
        ...(grouped.get(group) ?? []),
        { name, text, lang: langAmong(values, name), nameLang: langAmong(names, name) },
      ]);
  }
  return detailGroups.flatMap((group) => {
    const shown = grouped.get(group) ?? [];
    return shown.length ? [{ group, shown }] : [];
  });
};

/**
 * Lists a product's description, unit, unit sale price and every named extra detail, in groups: about, ingredients,
 * nutrition, allergens, storage, maker. What has no usual name comes last.
 */
export function ProductDetails({ product, sx, ...root }: ProductDetailsProps) {
  const { details } = useMessages().ui;
  const { description, unit, price } = product;
  const own: Detail[] = [
    { name: details.description, text: description, lang: langOf(product, 'description') },
    { name: details.unit, text: unit },
    { name: details.unitSalePrice, text: useSalePrice(unit, price) },
  ];
  return (
    <Stack sx={withSx(sx, { gap: 2.5 })} {...root}>
      {inGroups(own, product).map(({ group, shown }) => (
        <Group
          key={group}
          title={details.groups[group]}
          details={shown}
          isNutrition={group === 'nutrition'}
        />
      ))}
    </Stack>
  );
}

interface GroupProps {
  title: string;
  details: readonly Detail[];
  isNutrition: boolean;
}

function Group({ title, details, isNutrition }: GroupProps) {
  const id = useId();
  /** Whether the heading says the same: "Allergens" of "Allergen". */
  const isTitle = (name: string) =>
    details.length === 1 && plainDetailName(title).startsWith(plainDetailName(name));
  return (
    <Box component="section" aria-labelledby={id} sx={groupStyles}>
      <Typography id={id} component="h3" variant="h4">
        {title}
      </Typography>
      <Stack component="dl" sx={{ m: 0, gap: 1.5 }}>
        {details.map(({ name, text, lang, nameLang }) => (
          <Box key={name} sx={isTitle(name) ? undefined : besideName}>
            <Typography
              component="dt"
              variant="subtitle2"
              lang={nameLang}
              sx={isTitle(name) ? visuallyHidden : undefined}
            >
              {name}
            </Typography>
            <Typography component="dd" lang={lang} sx={textStyles}>
              {isNutrition ? <NutritionText name={name} text={text} /> : text}
            </Typography>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

/** Shows nutrition facts as a table, and a text that has none as it is written. */
function NutritionText({ name, text }: { name: string; text: string }) {
  const facts = nutritionFacts(text);
  if (!facts) return text;
  return (
    <Box component="table" aria-label={facts.basis || name} sx={tableStyles}>
      {facts.basis && <caption>{facts.basis}</caption>}
      <tbody>
        {facts.rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.amount}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const groupStyles: Styles = {
  display: 'grid',
  gap: 1.5,
  '& + &': { pt: 2.5, borderTop: line.hair, borderColor: 'divider' },
};

/** Puts the text beside its name where there is room. */
const besideName: Styles = {
  display: { sm: 'grid' },
  gridTemplateColumns: '10rem minmax(0, 1fr)',
  columnGap: 2,
  alignItems: 'baseline',
};

const textStyles: Styles = {
  m: 0,
  color: 'text.secondary',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  maxWidth: '68ch',
};

const tableStyles: Styles = {
  width: '100%',
  maxWidth: 440,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'start', pb: 0.5 },
  '& th': { fontWeight: 'inherit', textAlign: 'start' },
  '& td': { textAlign: 'end', color: 'text.primary' },
  '& th, & td': { py: 0.75, borderBottom: line.hair, borderColor: 'divider' },
};
