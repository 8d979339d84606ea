import { useState } from 'react';
import { isObject } from '../../../../contract/isObject.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import { readJson, writeJson } from '../../../app/session/storage.js';
import { valuesIn } from '../useListParams.js';
import { stockFields, viewOf } from './stockValues.js';
import type { StockView } from './useStockTable.js';

/** The local storage keys of the hidden columns and the saved views, which are stored until a log-out. */
const keys = { columns: 'stockColumns', views: 'stockViews' } as const;

interface OwnView {
  label: string;
  /** The filters, search and order of the view, as an address query. */
  query: string;
  /** The keys of the columns that the view hides. */
  hidden: string[];
}

const textsIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : [];

const viewsIn = (stored: unknown): OwnView[] =>
  (Array.isArray(stored) ? stored : [])
    .filter(isObject)
    .flatMap(({ label, query, hidden }) =>
      typeof label === 'string' && typeof query === 'string'
        ? [{ label, query, hidden: textsIn(hidden) }]
        : [],
    );

const useStored = <Value>(key: string, read: (stored: unknown) => Value) => {
  const [value, setValue] = useState(() => read(readJson(key)));
  const keep = (next: Value) => {
    writeJson(key, next);
    setValue(next);
  };
  return [value, keep] as const;
};

const all = 'all';
const keyOf = ({ label }: OwnView) => `own ${label}`;
const alike = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text) => other.includes(text));

/** Holds the hidden columns and the saved views of the stock table. */
export const useStockViews = ({ values, show }: Pick<StockView, 'values' | 'show'>) => {
  const { allView } = useAdminMessages().stock;
  const [hidden, setHidden] = useStored(keys.columns, textsIn);
  const [own, setOwn] = useStored(keys.views, viewsIn);
  const query = viewOf(values);
  const shown = own.find((view) => view.query === query && alike(view.hidden, hidden));
  return {
    hidden,
    setHidden,
    views: [
      { key: all, label: allView },
      ...own.map((view) => ({ key: keyOf(view), label: view.label, own: true })),
    ],
    current: shown ? keyOf(shown) : query === '' ? all : undefined,
    onChoose: (key: string) => {
      const view = own.find((one) => keyOf(one) === key);
      if (view) setHidden(view.hidden);
      show(valuesIn(new URLSearchParams(view?.query), stockFields));
    },
    onSave: (label: string) => setOwn([...own, { label, query, hidden }]),
    onDelete: (key: string) => setOwn(own.filter((view) => keyOf(view) !== key)),
  };
};
