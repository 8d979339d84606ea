export { AccountMenu, type AccountMenuProps } from './AccountMenu/AccountMenu.js';
export { AccountMenuButton, type AccountMenuButtonProps } from './AccountMenuButton/AccountMenuButton.js';
export { AddAddressTile, type AddAddressTileProps } from './AddAddressTile/AddAddressTile.js';
export { AddToList, type AddToListProps } from './AddToList/AddToList.js';
export { AddToCart, type AddToCartProps } from './AddToCart/AddToCart.js';
export { AddressCard, type AddressCardProps } from './AddressCard/AddressCard.js';
export { AddressDialog, type AddressDialogProps } from './AddressDialog/AddressDialog.js';
export { AddressForm, type AddressFormProps } from './AddressForm/AddressForm.js';
export { AddressLines, type AddressLinesProps } from './AddressCard/AddressLines.js';
export { AddressPicker, type AddressPickerProps } from './AddressPicker/AddressPicker.js';
export { ArrivalNote, type ArrivalNoteProps } from './ArrivalNote/ArrivalNote.js';
export { AuthCard, type AuthCardProps } from './AuthCard/AuthCard.js';
export { Avatar, type AvatarProps } from './Avatar/Avatar.js';
export { AvatarEditor, type AvatarEditorProps } from './AvatarEditor/AvatarEditor.js';
export { BillDetails, type BillDetailsProps } from './BillDetails/BillDetails.js';
export { BottomSheet, type BottomSheetProps } from './BottomSheet/BottomSheet.js';
export { Breadcrumbs, type Breadcrumb, type BreadcrumbsProps } from './Breadcrumbs/Breadcrumbs.js';
export { BrowseBar, type BrowseBarProps } from './BrowseBar/BrowseBar.js';
export { CartButton, type CartButtonProps } from './CartButton/CartButton.js';
export { CartDrawer, type CartDrawerProps } from './CartDrawer/CartDrawer.js';
export { CartLineRow, type CartLineRowProps } from './CartLineRow/CartLineRow.js';
export { CartPanel, type CartPanelProps } from './CartPanel/CartPanel.js';
export { CategoryGrid, type CategoryGridProps } from './CategoryGrid/CategoryGrid.js';
export { CategoryTile, type CategoryTileProps } from './CategoryTile/CategoryTile.js';
export { ClosedNotice, type ClosedNoticeProps } from './ClosedNotice/ClosedNotice.js';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.js';
export { ContactDetails, type ContactDetailsProps } from './ContactDetails/ContactDetails.js';
export { DeliveryBadge, type DeliveryBadgeProps } from './DeliveryBadge/DeliveryBadge.js';
export { DeliveryPlace, type DeliveryPlaceProps } from './DeliveryPlace/DeliveryPlace.js';
export {
  DeliveryPlaceDialog,
  type DeliveryPlaceDialogProps,
} from './DeliveryPlaceDialog/DeliveryPlaceDialog.js';
export { DeliveryTimeChoice, type DeliveryTimeChoiceProps } from './DeliveryTimeChoice/DeliveryTimeChoice.js';
export { DialogHeader, type DialogHeaderProps } from './DialogHeader/DialogHeader.js';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.js';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.js';
export { FavouriteButton, type FavouriteButtonProps } from './FavouriteButton/FavouriteButton.js';
export { ForgotPasswordForm, type ForgotPasswordFormProps } from './ForgotPasswordForm/ForgotPasswordForm.js';
export { FormCheckbox, type FormCheckboxProps } from './FormCheckbox/FormCheckbox.js';
export { FormDialog, type FormDialogProps } from './FormDialog/FormDialog.js';
export { FoodMark, type FoodMarkProps } from './FoodMark/FoodMark.js';
export {
  FormFrame,
  SubmitButton,
  type FormFrameProps,
  type SubmitButtonProps,
} from './FormFrame/FormFrame.js';
export { FormTextField, type FormTextFieldProps } from './FormTextField/FormTextField.js';
export { ShopText, type ShopTextProps } from './ShopText/ShopText.js';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.js';
export { HomeBanner, type HomeBannerProps } from './HomeBanner/HomeBanner.js';
export { ImageGallery, type ImageGalleryProps } from './ImageGallery/ImageGallery.js';
export { LabelledField } from './FormTextField/LabelledField.js';
export {
  DeleteAccountDialog,
  type DeleteAccountDialogProps,
  type LeaveValues,
} from './DeleteAccountDialog/DeleteAccountDialog.js';
export { type OpenOrder } from './DeleteAccountDialog/DeleteAccountDialog.js';
export { LoginForm, type LoginFormProps } from './LoginForm/LoginForm.js';
export { Logo, type LogoProps } from './Logo/Logo.js';
export { Highlight, type HighlightProps } from './Highlight/Highlight.js';
export { NotifyButton, type NotifyButtonProps } from './NotifyMe/NotifyButton.js';
export { NotifyMe, type NotifyMeProps } from './NotifyMe/NotifyMe.js';
export { OfferBadge } from './OfferBadge/OfferBadge.js';
export { OrderCard, type OrderCardProps } from './OrderCard/OrderCard.js';
export {
  FreeDeliveryProgress,
  type FreeDeliveryProgressProps,
} from './FreeDeliveryProgress/FreeDeliveryProgress.js';
export { OrderBill, type OrderBillProps } from './OrderBill/OrderBill.js';
export { OrderLines, type OrderLinesProps } from './OrderLines/OrderLines.js';
export { OrderList, type OrderListProps } from './OrderList/OrderList.js';
export { OwnRating, type OwnRatingProps } from './OwnRating/OwnRating.js';
export { RatingDialog, type GivenRating, type RatingDialogProps } from './RatingDialog/RatingDialog.js';
export { RatingMark, type RatingMarkProps } from './RatingMark/RatingMark.js';
export { Reviews, type ReviewsProps } from './Reviews/Reviews.js';
export { OrderProblems, type OrderProblemsProps } from './OrderProblems/OrderProblems.js';
export { OrderStatusChip, type OrderStatusChipProps } from './OrderStatusChip/OrderStatusChip.js';
export { OrderSummary, type OrderSummaryProps } from './OrderSummary/OrderSummary.js';
export { OrderTimeline, type OrderTimelineProps } from './OrderTimeline/OrderTimeline.js';
export { OtpField, type OtpFieldProps } from './OtpField/OtpField.js';
export { OtpForm, type OtpFormProps } from './OtpForm/OtpForm.js';
export { PageShell, type PageShellProps } from './PageShell/PageShell.js';
export { Panel, type PanelProps } from './Panel/Panel.js';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.js';
export { PaymentButtons, type PaymentButtonsProps } from './PaymentButtons/PaymentButtons.js';
export { PaymentNotice, type PaymentNoticeProps } from './PaymentNotice/PaymentNotice.js';
export { Image, type ImageProps } from './Image/Image.js';
export { FileInput, type FileInputProps } from './FileInput/FileInput.js';
export { Price, type PriceProps } from './Price/Price.js';
export { ProductCard, type ProductCardProps } from './ProductCard/ProductCard.js';
export { ProductDetails, type ProductDetailsProps } from './ProductDetails/ProductDetails.js';
export { ProductGrid, type ProductGridProps } from './ProductGrid/ProductGrid.js';
export { ProductRow, type ProductRowProps } from './ProductRow/ProductRow.js';
export { ProductSizes, type ProductSizesProps } from './ProductSizes/ProductSizes.js';
export { ProfileForm, type ProfileFormProps } from './ProfileForm/ProfileForm.js';
export { PromoBlurbs } from './PromoBlurbs/PromoBlurbs.js';
export { QuantityStepper, type QuantityStepperProps } from './QuantityStepper/QuantityStepper.js';
export { RegisterForm, type RegisterFormProps } from './RegisterForm/RegisterForm.js';
export {
  ReportProblemDialog,
  type ReportedProblem,
  type ReportProblemDialogProps,
} from './ReportProblemDialog/ReportProblemDialog.js';
export { ResetPasswordForm, type ResetPasswordFormProps } from './ResetPasswordForm/ResetPasswordForm.js';
export { RestoreEmailForm, type RestoreEmailFormProps } from './RestoreEmailForm/RestoreEmailForm.js';
export { SandboxPayment, type SandboxPaymentProps } from './SandboxPayment/SandboxPayment.js';
export { SavingsBanner, type SavingsBannerProps } from './SavingsBanner/SavingsBanner.js';
export { type CategoryChip, SearchChips, type SearchChipsProps } from './SearchChips/SearchChips.js';
export { SearchCombobox, type SearchComboboxProps } from './SearchCombobox/SearchCombobox.js';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.js';
export { SearchPrompt, type SearchPromptProps } from './SearchPrompt/SearchPrompt.js';
export { SessionList, type SessionListProps } from './SessionList/SessionList.js';
export { SiteFooter, type SiteFooterProps } from './SiteFooter/SiteFooter.js';
export { SiteHeader, type SiteHeaderProps } from './SiteHeader/SiteHeader.js';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.js';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.js';
export { StickyCartBar, type StickyCartBarProps } from './StickyCartBar/StickyCartBar.js';
export { StickyProductBar, type StickyProductBarProps } from './StickyProductBar/StickyProductBar.js';
export { StopMailsForm, type StopMailsFormProps } from './StopMailsForm/StopMailsForm.js';
export { SubCategoryList, type SubCategoryListProps } from './SubCategoryList/SubCategoryList.js';
export { SubstitutionChoice, type SubstitutionChoiceProps } from './SubstitutionChoice/SubstitutionChoice.js';
export { WeeklyList, type WeeklyListProps } from './WeeklyList/WeeklyList.js';
export {
  RatingMessagesProvider,
  useRatingMessages,
  type RatingMessagesProviderProps,
} from './theme/ratingMessages.js';
export { MessagesProvider, useMessages, type MessagesProviderProps } from './theme/messages.js';
export { Toasts } from './Toasts/Toasts.js';
export { TokriThemeProvider, type TokriThemeProviderProps } from './theme/TokriThemeProvider.js';
export { UnitLine, type UnitLineProps } from './UnitLine/UnitLine.js';
export { activeAddresses, preferredAddress } from './AddressPicker/preferredAddress.js';
export { clockTime, longDate } from '../contract/dates.js';
export { createTokriTheme, tokriTheme } from './theme/theme.js';
export { notify } from './Toasts/notify.js';
export { useContractForm, useFilled } from './form/useContractForm.js';
export type * from './types.js';
