import { productName } from '@regelwerk/contract/shop/product-name';
import mark from '../../../public/favicon.svg?raw';

// inlined, so that neither the first page nor the app requests it
const markUrl = `data:image/svg+xml,${encodeURIComponent(mark)}`;

export function Logo() {
  return (
    <span className="flex min-h-10 items-center gap-2 font-semibold tracking-tight">
      <img src={markUrl} alt="" width="24" height="24" />
      {productName}
    </span>
  );
}
