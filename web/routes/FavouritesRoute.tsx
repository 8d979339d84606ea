import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CartLine } from '../../contract/cart.js';
import { routes } from '../../contract/links.js';
import { fill } from '../../contract/messages/fill.js';
import { discountedPrice, toPaise, toRupees } from '../../contract/money.js';
import type { ProductSummary } from '../../contract/product.js';
import { EmptyState } from '../../ui/EmptyState/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { ProductGrid } from '../../ui/ProductGrid/ProductGrid.js';
import { useMessages } from '../../ui/theme/messages.js';
import { belowHeader } from '../../ui/theme/styles.js';
import { WeeklyList } from '../../ui/WeeklyList/WeeklyList.js';
import { notice } from '../app/notices.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { useFillCart } from '../features/cart/useFillCart.js';
import ListControl from '../features/saved/ListControl.js';
import { useSave } from '../features/saved/useSaved.js';
import { type SavedList, useSavedProducts } from '../features/saved/useSavedProducts.js';
import { ShopCard } from './ShopCard.js';

const columns = {
  display: 'grid',
  gap: { xs: 4, md: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '22rem minmax(0, 1fr)' },
} as const;

/** Renders `/favourites`: the weekly list and the favourites of a customer or a guest. */
export default function FavouritesRoute() {
  const { cart, saved } = useMessages().ui;
  const { favourites, weeklyList } = useSavedProducts();
  const isEmpty = favourites.products?.length === 0 && weeklyList.products?.length === 0;
  return (
    <Stack sx={{ gap: 3 }}>
      <ScreenTitle>{saved.title}</ScreenTitle>
      <Typography variant="h2" component="h1">
        {saved.title}
      </Typography>
      {isEmpty ? (
        <EmptyState
          title={saved.empty}
          text={saved.emptyHint}
          action={
            <Button variant="contained" size="large" href={routes.home}>
              {cart.shopNow}
            </Button>
          }
        />
      ) : (
        <Box sx={columns}>
          <Section title={saved.weeklyList} stays>
            <List list={weeklyList} />
          </Section>
          <Section title={saved.favourites}>
            <Favourites list={favourites} />
          </Section>
        </Box>
      )}
    </Stack>
  );
}

interface SectionProps {
  title: string;
  /** Whether the section stays in view on a desktop. */
  stays?: boolean;
  children: ReactNode;
}

function Section({ title, stays = false, children }: SectionProps) {
  return (
    <Stack
      component="section"
      aria-label={title}
      sx={{ gap: 1.5, minWidth: 0, ...(stays && { position: { md: 'sticky' }, top: { md: belowHeader } }) }}
    >
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

/** Builds a line as a cart has it, at today's price. */
const lineOf = (product: ProductSummary, quantity: number): CartLine => ({
  _id: product._id,
  quantity,
  productId: product,
  seenPrice: toRupees(discountedPrice(toPaise(product.price), product.discount)),
  unavailable: false,
});

function List({ list: { products, failed, retry } }: { list: SavedList }) {
  const { cart } = useMessages().web;
  const save = useSave();
  const { fillCart, pending } = useFillCart();
  const change = ({ productId: { _id: productId, stock }, quantity: before }: CartLine, quantity: number) => {
    if (quantity > before && quantity > stock) notice.neutral(fill(cart.full, { count: stock }));
    else save({ productId, quantity });
  };
  const addAll = () =>
    fillCart(
      (products ?? []).map(({ product, quantity }) => ({ productId: product._id, quantity })),
      products?.map(({ product }) => product),
    );
  return (
    <WeeklyList
      lines={products?.map(({ product, quantity }) => lineOf(product, quantity))}
      failed={failed}
      onRetry={retry}
      adding={pending}
      onQuantityChange={change}
      onAddAll={() => void addAll()}
    />
  );
}

function Favourites({ list: { products, failed, retry } }: { list: SavedList }) {
  const { saved } = useMessages().ui;
  if (failed) return <ErrorState title={saved.notLoaded} onRetry={retry} />;
  if (products?.length === 0)
    return <EmptyState title={saved.favouritesEmpty} text={saved.favouritesEmptyHint} />;
  return (
    <ProductGrid label={saved.favourites} loading={!products}>
      {products?.map(({ product }) => (
        <Stack key={product._id} sx={{ height: '100%' }}>
          <Box sx={{ flex: 1 }}>
            <ShopCard product={product} />
          </Box>
          <ListControl product={product} compact />
        </Stack>
      ))}
    </ProductGrid>
  );
}
