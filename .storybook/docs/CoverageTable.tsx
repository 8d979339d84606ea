import { toId } from 'storybook/internal/csf';
import { coverage, type Covered } from './coverage.js';

const count = (fits: (component: Covered) => unknown) => coverage.filter(fits).length;

/** Shows how many components are documented and how many parts of the documentation are missing. */
export function CoverageCounts() {
  const statistics: readonly [what: string, figure: number][] = [
    ['components published', coverage.length],
    ['without a story', count(({ stories }) => stories === 0)],
    ['without a Playground', count(({ playground }) => !playground)],
    ['without a Sheet', count(({ sheet }) => !sheet)],
    ['without words on their use', count(({ usage }) => !usage)],
    ['with a scene that plays', count(({ plays }) => plays)],
    ['stories', storiesInAll()],
  ];
  return (
    <ul>
      {statistics.map(([what, figure]) => (
        <li key={what}>
          <strong>{figure}</strong> {what}
        </li>
      ))}
    </ul>
  );
}

/**
 * Counts the stories of all published components. A stories file that several components share counts once.
 */
const storiesInAll = () =>
  [...new Map(coverage.map(({ title, stories }) => [title, stories])).values()].reduce(
    (sum, stories) => sum + stories,
    0,
  );

const said = (there: boolean) => (there ? 'yes' : 'missing');

/** Renders a row for every published component. */
export function CoverageTable() {
  return (
    <table>
      <thead>
        <tr>
          {['Component', 'Area', 'Status', 'Stories', 'Playground', 'Sheet', 'Scenes', 'Use'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {coverage.map(({ name, title, stories, playground, sheet, plays, usage }) => (
          <tr key={name}>
            <th scope="row">
              {title ? (
                <a href={`./?path=/docs/${toId(title, 'docs')}`} target="_top">
                  {name}
                </a>
              ) : (
                name
              )}
            </th>
            <td>{usage?.area ?? 'missing'}</td>
            <td>{usage?.status ?? 'missing'}</td>
            <td>{stories || 'missing'}</td>
            <td>{said(playground)}</td>
            <td>{said(sheet)}</td>
            <td>{plays}</td>
            <td>{said(usage !== undefined)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
