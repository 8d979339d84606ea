import Box from '@mui/material/Box';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { languageName } from '../../contract/languages.js';
import { limits } from '../../contract/limits.js';
import type { TranslationsWire } from '../../contract/translations.js';
import { ChevronDownIcon } from '../icons/shopIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { type Styles, withSx } from '../theme/styles.js';
import { AddLanguage } from './AddLanguage.js';
import { LanguageFields } from './LanguageFields.js';

/** The names that a record was saved with. */
export interface SavedNames {
  name?: string | undefined;
  translations?: Readonly<Record<string, { name?: string | undefined } | undefined>> | undefined;
}

export interface OtherLanguagesProps extends Omit<PaperProps<'details'>, 'children' | 'onChange'> {
  /** The texts in other languages, by the code of the language. Languages without texts are not in it. */
  value: TranslationsWire;
  /** Called with all texts after a change. */
  onChange: (value: TranslationsWire) => void;
  /** The codes of the languages whose fields are there from the beginning. */
  languages: readonly string[];
  /** The name of the record in the main language, as it is typed now. */
  name: string;
  /** The names that the record was saved with, by which a translation of a changed name is found. */
  saved?: SavedNames | undefined;
  /** Whether the record has a description. */
  described?: boolean;
  /** The names of the record's details in the main language. */
  details?: readonly string[];
  /** An error message about the texts as a whole. */
  problem?: string | undefined;
  /** A handle whose `focus` opens the fields and focuses the first one with an error. */
  inputRef?: Ref<{ focus: () => void }>;
}

/**
 * Edits the texts of a product or category in other languages. The fields are hidden at first; a third language can be
 * added by its name or code.
 */
export function OtherLanguages(props: OtherLanguagesProps) {
  const {
    value,
    onChange,
    languages,
    name,
    saved,
    described = false,
    details = [],
    problem,
    inputRef,
    sx,
    ...root
  } = props;
  const { otherLanguages: words } = useAdminMessages().catalogue;
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState<readonly string[]>([]);
  /** The language that was added last, until the fields are closed. */
  const [latest, setLatest] = useState<string>();
  const place = useRef<HTMLDetailsElement>(null);
  useImperativeHandle(inputRef, () => ({
    focus: () => {
      flushSync(() => setOpen(true));
      const find = (what: string) => place.current?.querySelector<HTMLElement>(what);
      (find('[aria-invalid=true]') ?? find('summary'))?.focus();
    },
  }));
  const toggle = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen) setLatest(undefined);
  };
  const add = (code: string) => {
    setAdded([...added, code]);
    setLatest(code);
  };
  const shown = [...new Set([...languages, ...Object.keys(value), ...added])];
  /** Keeps the fields of a language whose last text is deleted. */
  const change = (texts: TranslationsWire) => {
    setAdded(shown);
    onChange(texts);
  };
  const renamed = saved?.name !== undefined && saved.name !== '' && saved.name.trim() !== name.trim();
  const isOutdated = (language: string) => {
    const translated = value[language]?.name;
    return renamed && Boolean(translated) && translated === saved.translations?.[language]?.name;
  };
  const note = problem ?? (shown.some(isOutdated) ? words.renamed : undefined);
  return (
    <Paper
      variant="outlined"
      {...root}
      component="details"
      ref={place}
      open={open}
      onToggle={({ currentTarget }) => toggle(currentTarget.open)}
      sx={withSx(sx, frame)}
    >
      <Box component="summary" sx={summary}>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography variant="h4" component="h2">
            {words.title}
          </Typography>
          <Typography variant="body2" component="span" color="textSecondary">
            <Names languages={Object.keys(value)} />
          </Typography>
          {note && !open && (
            <Typography
              variant="body2"
              component="span"
              sx={{ display: 'block', color: problem ? 'error.main' : 'warning.main' }}
            >
              {note}
            </Typography>
          )}
        </Box>
        <ChevronDownIcon aria-hidden />
      </Box>
      {open && (
        <Box sx={content}>
          <Typography variant="body2" sx={{ color: problem ? 'error.main' : 'text.secondary' }}>
            {problem ?? words.hint}
          </Typography>
          {shown.map((language) => (
            <LanguageFields
              key={language}
              language={language}
              value={value}
              onChange={change}
              described={described}
              details={details}
              nameHint={isOutdated(language) ? words.renamed : undefined}
              autoFocus={language === latest}
            />
          ))}
          <AddLanguage taken={shown} max={limits.languages} onAdd={add} />
        </Box>
      )}
    </Paper>
  );
}

/** Lists languages by their own names. */
function Names({ languages }: { languages: readonly string[] }) {
  const { otherLanguages: words } = useAdminMessages().catalogue;
  if (languages.length === 0) return words.none;
  return languages.map((language, position) => (
    <span key={language}>
      {position > 0 && ', '}
      <span lang={language}>{languageName(language)}</span>
    </span>
  ));
}

const frame: Styles = {
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
};

const summary: Styles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: { xs: 2, md: 2.5 },
  cursor: 'pointer',
  borderRadius: 'inherit',
  '&::-webkit-details-marker': { display: 'none' },
};

const content: Styles = { display: 'grid', gap: 2.5, px: { xs: 2, md: 2.5 }, pb: { xs: 2, md: 2.5 } };
