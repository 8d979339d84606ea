import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { routes } from '../../contract/links.js';
import { EmptyState } from '../../ui/EmptyState/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { ProductGrid } from '../../ui/ProductGrid/ProductGrid.js';
import { useMessages } from '../../ui/theme/messages.js';
import { useFocusThatStays } from '../../ui/theme/useFocusThatStays.js';
import { WeeklyList } from '../../ui/WeeklyList/WeeklyList.js';
import { ScreenHeading } from '../app/ScreenTitle.js';
import { newLine } from '../features/cart/cartSelectors.js';
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
  const heading = useFocusOnceEmpty(
    isEmpty,
    [favourites, weeklyList].some(({ products = [] }) => products.length > 0),
  );
  return (
    <Stack sx={{ gap: 3 }}>
      <ScreenHeading ref={heading} tabIndex={-1}>
        {saved.title}
      </ScreenHeading>
      {isEmpty ? (
        <EmptyState
          title={saved.empty}
          text={saved.emptyHint}
          buttonProps={{ size: 'large', href: routes.home, children: cart.shopNow }}
        />
      ) : (
        <Box sx={columns}>
          <Section title={saved.weeklyList}>
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

/** Moves the focus to the heading when the last saved product is removed: its button is gone with the lists. */
const useFocusOnceEmpty = (isEmpty: boolean, hasSome: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const hadSome = useRef(false);
  useEffect(() => {
    if (isEmpty && hadSome.current && document.activeElement === document.body) heading.current?.focus();
    hadSome.current = hasSome;
  }, [isEmpty, hasSome]);
  return heading;
};

interface SectionProps {
  title: string;
  children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  return (
    <Stack component="section" aria-label={title} sx={{ gap: 1.5, minWidth: 0 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

function List({ list: { products, failed, retrying, retry } }: { list: SavedList }) {
  const save = useSave();
  const { fillCart, pending } = useFillCart();
  const addAll = () =>
    fillCart(
      (products ?? []).map(({ product, quantity }) => ({ productId: product._id, quantity })),
      products?.map(({ product }) => product),
    );
  return (
    <WeeklyList
      lines={products?.map(({ product, quantity }) => ({ ...newLine(product, quantity), _id: product._id }))}
      failed={failed}
      onRetry={retry}
      retrying={retrying}
      adding={pending}
      onQuantityChange={({ _id: productId }, quantity) => save({ productId, quantity })}
      onAddAll={() => void addAll()}
    />
  );
}

function Favourites({ list: { products, failed, retrying, retry } }: { list: SavedList }) {
  const { saved } = useMessages().ui;
  const ids = (products ?? []).map(({ product }) => product._id);
  const { holder, press } = useFocusThatStays<HTMLDivElement>(ids, heart);
  if (failed) return <ErrorState title={saved.notLoaded} onRetry={retry} retrying={retrying} />;
  return (
    <Box ref={holder} tabIndex={-1}>
      {products?.length === 0 ? (
        <EmptyState title={saved.favouritesEmpty} text={saved.favouritesEmptyHint} />
      ) : (
        <ProductGrid label={saved.favourites} loading={!products}>
          {products?.map(({ product }) => (
            <Stack key={product._id} sx={{ height: '100%' }} onClickCapture={() => press(product._id)}>
              <Box sx={{ flex: 1 }}>
                <ShopCard product={product} />
              </Box>
              <ListControl product={product} compact />
            </Stack>
          ))}
        </ProductGrid>
      )}
    </Box>
  );
}

/** Finds the heart of a card. */
const heart = 'button[aria-pressed]';
