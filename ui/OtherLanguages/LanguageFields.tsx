import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { issuesIn } from '../../contract/issues.js';
import { languageName } from '../../contract/languages.js';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import type { TranslationsWire } from '../../contract/translations.js';
import { optionalText } from '../../contract/wire.js';
import { errorText } from '../form/errorText.js';
import { LabelledField } from '../FormTextField/LabelledField.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import type { Styles } from '../theme/styles.js';
import { withDetail, withText } from './texts.js';

interface TranslatedFieldProps {
  language: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The maximum length of the text. */
  max: number;
  /** A warning below the field. */
  hint?: string | undefined;
  rows?: number | undefined;
  autoFocus?: boolean | undefined;
}

/** Edits one text in another language. It shows at once what is wrong with the text. */
function TranslatedField({
  language,
  label,
  value,
  onChange,
  max,
  hint,
  rows,
  autoFocus,
}: TranslatedFieldProps) {
  const messages = useMessages();
  const { error } = optionalText(max).safeParse(value, { error: issuesIn(messages) });
  return (
    <LabelledField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={Boolean(error)}
      helperText={errorText(label, error?.issues[0]) ?? hint}
      autoComplete="off"
      autoFocus={autoFocus}
      {...(rows && { multiline: true, minRows: rows })}
      slotProps={{
        htmlInput: { lang: language, dir: 'auto' },
        inputLabel: { shrink: true },
        formHelperText: { sx: { color: error ? undefined : 'warning.main' } },
      }}
    />
  );
}

export interface LanguageFieldsProps {
  /** The code of the language. */
  language: string;
  /** All translations of the record. */
  value: TranslationsWire;
  onChange: (value: TranslationsWire) => void;
  /** Whether the record has a description. */
  described: boolean;
  /** The names of the record's details in the main language. */
  details: readonly string[];
  /** A warning below the name. */
  nameHint?: string | undefined;
  /** Focuses the name when the fields appear. */
  autoFocus?: boolean;
}

/** Edits all texts of a record in one other language. */
export function LanguageFields(props: LanguageFieldsProps) {
  const { language, value, onChange, described, details, nameHint, autoFocus } = props;
  const { otherLanguages: words, form } = useAdminMessages().catalogue;
  const { language: reader } = useMessages();
  const id = useId();
  const [own, name] = [languageName(language), languageName(language, reader)];
  const texts = value[language] ?? {};
  const field = { language };
  const labelled = (label: string) => fill(words.label, { field: label, language: own });
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 2 }}>
      <Typography id={id} variant="subtitle1" component="h3">
        <span lang={language}>{own}</span> {name !== own && <Quiet>{name}</Quiet>}
      </Typography>
      <TranslatedField
        {...field}
        label={labelled(form.fields.name)}
        value={texts.name ?? ''}
        onChange={(text) => onChange(withText(value, language, 'name', text))}
        max={limits.name}
        hint={nameHint}
        autoFocus={autoFocus}
      />
      {described && (
        <TranslatedField
          {...field}
          label={labelled(form.fields.description)}
          value={texts.description ?? ''}
          onChange={(text) => onChange(withText(value, language, 'description', text))}
          max={limits.description}
          rows={3}
        />
      )}
      {details.map((of) => {
        const detail = texts.more_details?.[of] ?? { name: '', value: '' };
        const change = (changed: object) =>
          onChange(withDetail(value, language, of, { ...detail, ...changed }));
        return (
          <Box key={of} sx={pair}>
            <TranslatedField
              {...field}
              label={labelled(fill(words.detailName, { detail: of }))}
              value={detail.name}
              onChange={(text) => change({ name: text })}
              max={limits.detailName}
            />
            <TranslatedField
              {...field}
              label={labelled(fill(words.detailValue, { detail: of }))}
              value={detail.value}
              onChange={(text) => change({ value: text })}
              max={limits.detailValue}
            />
          </Box>
        );
      })}
    </Box>
  );
}

const Quiet = ({ children }: { children: ReactNode }) => (
  <Typography component="span" variant="body2" color="textSecondary">
    {children}
  </Typography>
);

const pair: Styles = {
  display: 'grid',
  gap: 2,
  columnGap: 1.5,
  alignItems: 'end',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
