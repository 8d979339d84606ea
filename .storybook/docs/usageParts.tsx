import { Unstyled } from '@storybook/addon-docs/blocks';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Usage } from '../../ui/samples/usage.js';
import { CheckIcon, CrossIcon } from '../../ui/icons/shopIcons.js';

/** Renders a list of short rules under a heading. Renders nothing if there are no rules. */
export function List({ title, lines = [] }: { title: string; lines?: readonly string[] | undefined }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

interface AdviceProps {
  tone: 'primary' | 'error';
  word: string;
  icon: ReactNode;
  children: string;
}

function Advice({ tone, word, icon, children }: AdviceProps) {
  return (
    <Box
      sx={{
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderTop: 4,
        borderTopColor: `${tone}.main`,
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Typography
        variant="subtitle2"
        component="p"
        sx={{ display: 'flex', gap: 1, alignItems: 'center', color: `${tone}.main`, mb: 0.5 }}
      >
        {icon}
        {word}
      </Typography>
      <Typography variant="body2">{children}</Typography>
    </Box>
  );
}

/** Renders each recommended use beside the mistake that it avoids. */
export function Pairs({ pairs }: Pick<Usage, 'pairs'>) {
  if (pairs.length === 0) return null;
  return (
    <>
      <h2>Do and don’t</h2>
      <Unstyled>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {pairs.flatMap((pair) => [
            <Advice key={pair.do} tone="primary" word="Do" icon={<CheckIcon fontSize="small" />}>
              {pair.do}
            </Advice>,
            <Advice key={pair.dont} tone="error" word="Don’t" icon={<CrossIcon fontSize="small" />}>
              {pair.dont}
            </Advice>,
          ])}
        </Box>
      </Unstyled>
    </>
  );
}

/** Lists what each key does, or says that the component takes no focus. */
export function KeyboardTable({ keys = [] }: { keys?: Usage['keyboard'] }) {
  return (
    <>
      <h2>Keyboard</h2>
      {keys.length === 0 ? (
        <p>It takes no focus of its own.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([key, effect]) => (
              <tr key={key}>
                <td>
                  <kbd>{key}</kbd>
                </td>
                <td>{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
