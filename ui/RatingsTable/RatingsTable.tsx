import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { RatingState } from '../../contract/codes.js';
import { longDate, shortDate } from '../../contract/dates.js';
import type { AdminMessages } from '../../contract/messages/en/admin.js';
import { fill } from '../../contract/messages/fill.js';
import type { AdminRating } from '../../contract/rating.js';
import type { Column } from '../DataTable/columns.js';
import { DataTable, type TableSettings } from '../DataTable/DataTable.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import { useFocusThatStays } from '../theme/useFocusThatStays.js';

export interface RatingsTableProps extends TableSettings {
  /** Ratings as `rating/board` returns them. */
  ratings: readonly AdminRating[];
  /** Returns the link to the product of a rating. */
  hrefOf: (rating: AdminRating) => string;
  /** Returns the link to the order that had the product. */
  orderHrefOf: (rating: AdminRating) => string;
  /** Called to approve a rating. The parent loads the ratings again. */
  onApprove: (rating: AdminRating) => void;
  /** Called when a rating is to be rejected. The parent asks for the reason. */
  onReject: (rating: AdminRating) => void;
}

/** Lists ratings for admins, each with buttons to approve and to reject it. */
export function RatingsTable(props: RatingsTableProps) {
  const { ratings, hrefOf, orderHrefOf, onApprove, onReject, empty, ...table } = props;
  const words = useAdminMessages().ratings;
  const { language } = useMessages();
  const ids = useMemo(() => ratings.map(({ _id }) => _id), [ratings]);
  const { holder, press } = useFocusThatStays<HTMLDivElement>(ids, 'button', 'tbody tr');
  const noting = (work: (rating: AdminRating) => void) => (rating: AdminRating) => {
    press(rating._id);
    work(rating);
  };
  const cells = {
    ...{ hrefOf, orderHrefOf, language },
    ...{ onApprove: noting(onApprove), onReject: noting(onReject) },
  };
  return (
    <Box ref={holder} tabIndex={-1} sx={{ outline: 0 }}>
      <DataTable
        label={words.list}
        columns={ratingColumns(words, cells)}
        rows={ratings}
        rowKey={({ _id }) => _id}
        rowLabel={({ product }) => product}
        empty={empty ?? <EmptyState drawing="search" title={words.none} text={words.noneText} />}
        {...table}
      />
    </Box>
  );
}

interface Cells extends Pick<RatingsTableProps, 'hrefOf' | 'orderHrefOf' | 'onApprove' | 'onReject'> {
  language: string;
}

const ratingColumns = (
  words: AdminMessages['ratings'],
  { hrefOf, orderHrefOf, onApprove, onReject, language }: Cells,
): Column<AdminRating>[] => [
  {
    key: 'product',
    header: words.product,
    width: '20%',
    cell: (rating) => (
      <Link href={hrefOf(rating)} sx={{ overflowWrap: 'anywhere' }}>
        {rating.product}
      </Link>
    ),
  },
  {
    key: 'stars',
    header: words.stars,
    oneLine: true,
    cell: ({ stars }) => (
      <span role="img" aria-label={fill(words.starsOf, { stars })}>
        {stars} ★
      </span>
    ),
  },
  { key: 'text', header: words.text, width: '35%', cell: (rating) => <Written rating={rating} /> },
  {
    key: 'at',
    header: words.when,
    oneLine: true,
    cell: ({ at }) => (
      <time dateTime={at} title={longDate(at, language)}>
        {shortDate(at, language)}
      </time>
    ),
  },
  {
    key: 'order',
    header: words.order,
    oneLine: true,
    cell: (rating) => <Link href={orderHrefOf(rating)}>{rating.orderId}</Link>,
  },
  {
    key: 'state',
    header: words.stateHeader,
    hideable: true,
    oneLine: true,
    cell: ({ state }) => (
      <Chip
        size="small"
        label={words.state[state]}
        sx={{ '&&': { bgcolor: tones[state], color: 'text.primary' } }}
      />
    ),
  },
  {
    key: 'actions',
    header: words.actions,
    headerHidden: true,
    cell: (rating) => (
      <Stack direction="row" sx={{ gap: 0.5, justifyContent: 'flex-end' }}>
        {rating.state !== 'approved' && (
          <Button
            size="small"
            variant="outlined"
            aria-label={fill(words.approveNamed, { name: rating.product })}
            onClick={() => onApprove(rating)}
          >
            {words.approve}
          </Button>
        )}
        {rating.state !== 'rejected' && (
          <Button
            size="small"
            color="error"
            aria-label={fill(words.rejectNamed, { name: rating.product })}
            onClick={() => onReject(rating)}
          >
            {words.reject}
          </Button>
        )}
      </Stack>
    ),
  },
];

const tones: Record<RatingState, string> = {
  pending: 'soft.secondary',
  approved: 'soft.primary',
  rejected: 'soft.error',
};

function Written({ rating: { text, name, reason } }: { rating: AdminRating }) {
  const words = useAdminMessages().ratings;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {text ? (
        <>
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>{text}</Typography>
          <Typography variant="caption" component="p" color="textSecondary">
            {name ? fill(words.name, { name }) : words.nameless}
          </Typography>
        </>
      ) : (
        <Typography color="textSecondary">{words.noText}</Typography>
      )}
      {reason && (
        <Typography variant="caption" component="p" color="textSecondary">
          {fill(words.reason, { reason })}
        </Typography>
      )}
    </Box>
  );
}
