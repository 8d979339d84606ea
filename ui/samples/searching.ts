import type { SearchWithoutResults, SynonymSettings } from '../../contract/browse.js';

/** Searches without results for stories and tests. */
export const sampleSearchesWithoutResults: SearchWithoutResults[] = [
  { search: 'thayir', count: 42, last: '2026-11-20T08:15:00.000Z' },
  { search: 'mosambi juice', count: 17, last: '2026-11-19T16:40:00.000Z' },
  { search: 'खीरा', count: 9, last: '2026-11-21T05:05:00.000Z' },
  { search: 'sugar free chyawanprash', count: 1, last: '2026-10-02T12:00:00.000Z' },
];

export const sampleWords: SynonymSettings = {
  groups: [
    ['curd', 'dahi', 'दही'],
    ['milk', 'doodh', 'दूध'],
    ['brinjal', 'baingan', 'eggplant', 'aubergine'],
    ['mustard', 'sarson', 'rai'],
  ],
  revision: 3,
};

export const noWords: SynonymSettings = { groups: [], revision: 0 };
