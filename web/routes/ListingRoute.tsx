import { Navigate, useLocation, useParams } from 'react-router-dom';
import { categoryLink, idOf, isStale, listingLink } from '../../contract/links.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { isId } from '../app/isId.js';
import { Waiting } from '../app/ScreenOnItsWay.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { ShopCard } from './ShopCard.js';
import { CategoryProducts } from '../features/catalogue/CategoryProducts.js';
import { useCatalogue } from '../features/catalogue/useCatalogue.js';
import NotFoundRoute from './NotFoundRoute.js';

interface ListingProps {
  categoryId: string;
  /** Without it the listing shows the whole category. */
  subCategoryId: string | undefined;
}

function Listing({ categoryId, subCategoryId }: ListingProps) {
  const { pathname, search } = useLocation();
  const { categories, subCategories, failed, loading, retry } = useCatalogue(categoryId);
  if (!categories || !subCategories)
    return failed ? <ErrorState onRetry={retry} retrying={loading} /> : <Waiting />;

  const category = categories.find(({ _id }) => _id === categoryId);
  const subCategory = subCategories.find(({ _id }) => _id === subCategoryId);
  if (!category || (subCategoryId && !subCategory)) return <NotFoundRoute />;

  const shown = subCategory ?? category;
  const link = subCategory ? listingLink(category, subCategory) : categoryLink(category);
  if (isStale(pathname, link)) return <Navigate to={`${link}${search}`} replace />;
  return (
    <>
      <ScreenTitle>{shown.name}</ScreenTitle>
      <CategoryProducts key={shown._id} category={category} subCategory={subCategory} Card={ShopCard} />
    </>
  );
}

/** Renders `/{category}-{id}/{subcategory}-{id}`, and `/{category}-{id}` for a whole category. */
export default function ListingRoute() {
  const { category = '', subCategory } = useParams();
  const categoryId = idOf(category);
  const subCategoryId = subCategory && idOf(subCategory);
  if (![categoryId, subCategoryId ?? categoryId].every(isId)) return <NotFoundRoute />;
  return <Listing categoryId={categoryId} subCategoryId={subCategoryId} />;
}
