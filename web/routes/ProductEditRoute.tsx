import { useParams } from 'react-router-dom';
import { ProductEdit } from '../features/admin/ProductEdit.js';
import { catalogueApi } from '../features/catalogue/catalogueApi.js';
import { useCatalogue } from '../features/catalogue/useCatalogue.js';

/** `/dashboard/product/:productId`. The form starts from the product as it is now, not as it was when last looked at. */
export default function ProductEditRoute() {
  const { productId = '' } = useParams();
  const catalogue = useCatalogue();
  const { currentData, isError, isFetching, refetch } = catalogueApi.useGetProductQuery(
    { productId },
    { refetchOnMountOrArgChange: true },
  );
  const retry = () => {
    catalogue.retry();
    if (isError) void refetch();
  };
  return (
    <ProductEdit
      {...catalogue}
      product={isFetching && !currentData ? undefined : currentData}
      failed={catalogue.failed || (isError && !isFetching)}
      retry={retry}
    />
  );
}
