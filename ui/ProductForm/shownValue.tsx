import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { formatRupees } from '../../contract/money.js';
import type { AdminMessages } from '../../contract/messages/en/admin.js';
import { fill } from '../../contract/messages/fill.js';
import { languageName } from '../../contract/languages.js';
import { byKey, type PlacedText } from '../OtherLanguages/texts.js';
import { Image } from '../Image/Image.js';
import type { Difference } from '../ProductConflictDialog/ProductConflictDialog.js';
import { kindOf, type ProductFields } from './productFields.js';
import { detailIn, type Clash, type Conflict, type FieldName } from './conflict.js';

type Words = AdminMessages['catalogue'];

const shownText = (name: FieldName, text: string): string => {
  const kind = kindOf(name);
  if (kind === 'rupees') return formatRupees(Number(text));
  return kind === 'percent' ? `${text} %` : text;
};

const shownImages = (images: readonly string[], words: Words): ReactNode => (
  <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
    {images.map((src, position) => (
      <Image
        key={`${position} ${src}`}
        src={src}
        name={src}
        alt={fill(words.drop.imageUpload, { position: position + 1 })}
        sizes="3rem"
        sx={{ width: 48 }}
      />
    ))}
  </Stack>
);

/** Returns a field's value as readable text or images. */
const shownValue = (fields: ProductFields, { key, field, translated }: Clash, words: Words): ReactNode => {
  if (field === 'translations') {
    const { shown } = byKey(fields.translations).get(key) ?? {};
    return shown ? <span lang={translated?.language}>{shown}</span> : words.conflict.nothing;
  }
  if (field === 'more_details') return detailIn(fields, key) || words.conflict.nothing;
  const value = fields[field];
  if (value.length === 0) return words.conflict.nothing;
  if (typeof value === 'string') return shownText(field, value);
  if (field === 'image') return shownImages(fields.image, words);
  return fields[field === 'category' ? 'category' : 'subCategory'].map((choice) => choice.name).join(', ');
};

const labelOf = (name: FieldName, { form, ...words }: Words): string => {
  const groups = {
    image: form.images,
    category: words.category,
    subCategory: words.subCategory,
    more_details: form.more,
    translations: words.otherLanguages.title,
  };
  return name in groups ? groups[name as keyof typeof groups] : form.fields[name as keyof typeof form.fields];
};

/** Returns the label of a text in another language: "Name (हिन्दी)". */
const translatedLabel = ({ language, text, of }: PlacedText, words: Words): string =>
  fill(words.otherLanguages.label, { field: of ?? labelOf(text, words), language: languageName(language) });

/** Lists the differing fields with both versions in readable form. */
export const differencesOf = ({ sides, clashes }: Conflict, words: Words): Difference[] =>
  clashes.map((clash) => ({
    field: clash.key,
    changed: clash.changed,
    label: clash.translated
      ? translatedLabel(clash.translated, words)
      : (clash.detail ?? labelOf(clash.field, words)),
    mine: shownValue(sides.mine, clash, words),
    theirs: shownValue(sides.theirs, clash, words),
  }));

/** Returns the labels of the list fields whose changes by both editors are merged in an edit conflict. */
export const joinedOf = ({ joined }: Conflict, words: Words): string[] =>
  joined.map((field) => labelOf(field, words));
