// Types in the props of components: the shop's models and parts of props.
export type { Address } from '../contract/address.js';
export type { Facets } from '../contract/browse.js';
export type { CartLine } from '../contract/cart.js';
export type { Category } from '../contract/category.js';
export type {
  BrowseSort,
  CancelReason,
  FoodMark as FoodMarkCode,
  ShownStatus,
  Substitution,
} from '../contract/codes.js';
export type { DeliverySlotWire, OfferedSlot } from '../contract/delivery.js';
export type { DeliveryPrices } from '../contract/deliveryRules.js';
export type { Bill, Paise, Rupees } from '../contract/money.js';
export type { ListedOrder, Order, OrderProblem, OrderStatus, PaymentMethod } from '../contract/order.js';
export type { SandboxPage } from '../contract/payment.js';
export type { Product, ProductSummary } from '../contract/product.js';
export type { OwnRating as CustomerRating, ProductRating, Review } from '../contract/rating.js';
export type { RatingMessages } from '../contract/messages/en/ratings.js';
export type { Session } from '../contract/session.js';
export type { ShopSettings } from '../contract/shop.js';
export type { SubCategory } from '../contract/subcategory.js';
export type { PageMessages as Messages } from '../contract/messages/page/en.js';
export type { User } from '../contract/user.js';
export type { AccountUser } from './AccountMenu/AccountHead.js';
export type { AccountLink } from './AccountMenu/accountLinks.js';
export type { AddressValues } from './AddressForm/AddressForm.js';
export type { AuthLink } from './AuthCard/AuthCard.js';
export type { AvatarDialogProps } from './AvatarEditor/AvatarEditor.js';
export type { ProductFilters } from './BrowseBar/productFilters.js';
export type { CartProps } from './CartPanel/CartPanel.js';
export type { SavedPlace } from './DeliveryPlaceDialog/DeliveryPlaceDialog.js';
export type { DeliveryTime } from './DeliveryTimeChoice/deliveryTime.js';
export type { ForgotPasswordValues } from './ForgotPasswordForm/ForgotPasswordForm.js';
export type { LoginValues } from './LoginForm/LoginForm.js';
export type { OnUpload } from './form/UploadBar.js';
export type { OfferBadgeProps } from './OfferBadge/OfferBadge.js';
export type { PaymentEntry, TimelineEntry } from './OrderTimeline/timelineSteps.js';
export type { OtpValues } from './OtpForm/OtpForm.js';
export type { ProfileValues } from './ProfileForm/ProfileForm.js';
export type { StepperLabels } from './QuantityStepper/QuantityStepper.js';
export type { RegisterValues } from './RegisterForm/RegisterForm.js';
export type { ResetPasswordValues } from './ResetPasswordForm/ResetPasswordForm.js';
export type { RestoreEmailValues } from './RestoreEmailForm/RestoreEmailForm.js';
export type { Suggestion, SuggestionKind } from './SearchCombobox/suggestions.js';
export type { StopMailsValues } from './StopMailsForm/StopMailsForm.js';
export type { SubCategoryEntry } from './SubCategoryList/SubCategoryList.js';
export type { ToastAction, ToastId } from './Toasts/notify.js';
export type { DrawingName } from './drawings/drawings.js';
export type { ContractFormOptions, FormSchema, OnSubmit } from './form/useContractForm.js';
export type { SandboxAct } from './SandboxPayment/SandboxPayment.js';
