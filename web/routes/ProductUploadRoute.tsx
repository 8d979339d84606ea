import { ProductUpload } from '../features/admin/ProductUpload.js';
import { useCatalogue } from '../features/catalogue/useCatalogue.js';

/** `/dashboard/upload-product`. */
export default function ProductUploadRoute() {
  return <ProductUpload {...useCatalogue()} />;
}
