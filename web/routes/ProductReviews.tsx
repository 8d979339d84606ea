import { skipToken } from '@reduxjs/toolkit/query';
import type { Product } from '../../contract/product.js';
import type { Rateable } from '../../contract/rating.js';
import { OwnRating } from '../../ui/OwnRating/OwnRating.js';
import { Reviews, type ReviewsProps } from '../../ui/Reviews/Reviews.js';
import { distinct } from '../app/distinct.js';
import { useUser } from '../features/account/useUser.js';
import { RatingLocale } from '../features/ratings/RatingLocale.js';
import { ratingsApi } from '../features/ratings/ratingsApi.js';
import { useRating } from '../features/ratings/useRating.js';

interface ProductReviewsProps {
  product: Product;
}

/** Renders the ratings and reviews of a product. Customers who got it can rate it. Its code loads near the view. */
export default function ProductReviews(props: ProductReviewsProps) {
  return (
    <RatingLocale>
      <Loaded {...props} />
    </RatingLocale>
  );
}

function Loaded({ product }: ProductReviewsProps) {
  const { session } = useUser();
  const productId = product._id;
  const own = ratingsApi
    .useGetOwnRatingsQuery(session === 'customer' ? { productIds: [productId] } : skipToken)
    .currentData?.find((one) => one.productId === productId);
  const query = ratingsApi.useGetReviewsInfiniteQuery(productId);
  const pages = query.currentData?.pages ?? [];
  const { rating } = product;
  const others = distinct(pages).filter(({ _id }) => _id !== own?.rating?._id); // the own one stands above them
  return (
    <Reviews
      rating={rating}
      starCounts={pages[0]?.starCounts ?? []}
      reviews={others}
      status={statusOf(query)}
      retrying={query.isFetching}
      onRetry={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
      onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
      own={own && <Own product={product} own={own} />}
    />
  );
}

const statusOf = ({
  currentData,
  error,
  isFetchingNextPage,
}: ReturnType<typeof ratingsApi.useGetReviewsInfiniteQuery>): ReviewsProps['status'] => {
  if (error) return 'failed';
  if (!currentData) return 'loading';
  return isFetchingNextPage ? 'loadingMore' : 'ready';
};

function Own({ product, own: { rating } }: { product: Product; own: Rateable }) {
  const { user } = useUser();
  const { _id: productId, name } = product;
  const [open, dialog] = useRating({ productId, name, rating, userName: user?.name });
  return (
    <>
      <OwnRating rating={rating} name={name} onRate={open} />
      {dialog}
    </>
  );
}
