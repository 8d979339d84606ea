import { useParams } from 'react-router-dom';
import { ProductEdit } from '../features/admin/ProductEdit.js';
import { useCatalogue } from '../features/catalogue/useCatalogue.js';

export default function ProductEditRoute() {
  const { productId = '' } = useParams();
  return <ProductEdit productId={productId} {...useCatalogue()} />;
}
