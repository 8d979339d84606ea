import Box, { type BoxProps } from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { blocksOf, type TextBlock } from '../../contract/shopPageText.js';
import { type Styles, withSx } from '../theme/styles.js';

export interface ShopTextProps extends Omit<BoxProps, 'children'> {
  /**
   * The text. A line that begins with `# ` is a heading, lines that begin with `- ` are a list, and other lines are
   * paragraphs.
   */
  text: string;
}

/** Shows a text that a merchant wrote, such as the terms: headings, paragraphs and lists. Email addresses are links. */
export function ShopText({ text, sx, ...root }: ShopTextProps) {
  return (
    <Box sx={withSx(sx, textStyles)} {...root}>
      {blocksOf(text).map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </Box>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'list')
    return (
      <Box component="ul" sx={{ listStyle: 'disc', pl: 2.5, display: 'grid', gap: 0.75 }}>
        {block.entries.map((entry, at) => (
          <Typography component="li" key={at}>
            <WithLinks text={entry} />
          </Typography>
        ))}
      </Box>
    );
  if (block.kind === 'heading')
    return (
      <Typography variant="h4" component="h2" sx={{ mt: 1.5 }}>
        {block.text}
      </Typography>
    );
  return (
    <Typography>
      <WithLinks text={block.text} />
    </Typography>
  );
}

const emailAddress = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Splitting by a pattern with a group gives the email addresses at the odd places. */
function WithLinks({ text }: { text: string }) {
  return text.split(emailAddress).map((piece, at) =>
    at % 2 ? (
      <Link key={at} href={`mailto:${piece}`}>
        {piece}
      </Link>
    ) : (
      piece
    ),
  );
}

const textStyles: Styles = { display: 'grid', gap: 1.25, maxWidth: '70ch', overflowWrap: 'anywhere' };
