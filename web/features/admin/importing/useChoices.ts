import { useState } from 'react';
import type { ImportPreview } from '../../../../contract/importing.js';
import { limits } from '../../../../contract/limits.js';
import type { CallBody } from '../../../../contract/schemas.js';
import { fill } from '../../../../contract/messages/fill.js';
import { assumedUnit } from '../../../../contract/unitText.js';
import { useAdminMessages } from '../../../../ui/theme/adminMessages.js';
import { formatNumber } from '../../../../ui/theme/formatNumber.js';

/**
 * Holds the choices for the import of a checked file: stock and unit of new products, and whether to keep
 * existing stock.
 */
export const useChoices = ({ missing }: ImportPreview) => {
  const { importing } = useAdminMessages();
  const [stock, setStock] = useState('0');
  const [unit, setUnit] = useState<string>(assumedUnit);
  const [keepStock, setKeepStock] = useState(false);
  const isStock = /^\d+$/.test(stock.trim()) && Number(stock) <= limits.stock;
  const isUnit = unit.trim() !== '' && unit.trim().length <= limits.unit;
  const choices: CallBody<'import', 'start'>['choices'] = {
    ...(missing.stock > 0 && isStock && { stock: Number(stock) }),
    ...(missing.unit > 0 && { unit: unit.trim() }),
    ...(keepStock && { keepStock }),
  };
  return {
    choices,
    keepStock,
    setKeepStock,
    stock: {
      value: stock,
      onChange: setStock,
      count: missing.stock,
      error: isStock ? undefined : fill(importing.wholeNumber, { max: formatNumber(limits.stock) }),
    },
    unit: {
      value: unit,
      onChange: setUnit,
      count: missing.unit,
      error: isUnit ? undefined : fill(importing.unitNeeded, { max: limits.unit }),
    },
  };
};
