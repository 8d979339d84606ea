import { ProductUpload } from '../features/admin/ProductUpload.js';
import { useCatalogue } from '../features/catalogue/useCatalogue.js';

export default function ProductUploadRoute() {
  return <ProductUpload {...useCatalogue()} />;
}
