// Components for the dashboard only: they use its messages, or packages that the shop's pages do not load.
export { AddFieldDialog, type AddFieldDialogProps } from './AddFieldDialog/AddFieldDialog.js';
export { AdminShell, type AdminShellProps } from './AdminShell/AdminShell.js';
export {
  AdminMessagesProvider,
  useAdminMessages,
  type AdminMessagesProviderProps,
} from './theme/adminMessages.js';
export { AuditLog, type AuditLogProps } from './AuditLog/AuditLog.js';
export { BannerForm, type BannerFormProps } from './BannerForm/BannerForm.js';
export { BulkBar, type BulkBarProps } from './BulkBar/BulkBar.js';
export { BulkDialog, type BulkDialogProps } from './BulkDialog/BulkDialog.js';
export { CategoryDialog, type CategoryDialogProps } from './CategoryDialog/CategoryDialog.js';
export { MultiSelect, type MultiSelectProps } from './MultiSelect/MultiSelect.js';
export { ColumnChooser, type ColumnChooserProps } from './ColumnChooser/ColumnChooser.js';
export { CommandPalette, type CommandPaletteProps } from './CommandPalette/CommandPalette.js';
export { ColumnMapping, type ColumnMappingProps, type MappedField } from './ColumnMapping/ColumnMapping.js';
export { DataTable, type DataTableProps } from './DataTable/DataTable.js';
export { DeleteDialog, type DeleteDialogProps } from './DeleteDialog/DeleteDialog.js';
export { DeliveryForm, type DeliveryFormProps } from './DeliveryForm/DeliveryForm.js';
export { EditableCell, type EditableCellProps } from './EditableCell/EditableCell.js';
export { EntryCard, type EntryCardProps } from './EntryCard/EntryCard.js';
export { EntryGrid, type EntryGridProps } from './EntryGrid/EntryGrid.js';
export { FileDrop, type FileDropProps } from './FileDrop/FileDrop.js';
export { FilterBar, type FilterBarProps } from './FilterBar/FilterBar.js';
export { FormMultiSelect, type FormMultiSelectProps } from './MultiSelect/MultiSelect.js';
export { FormImage, type FormImageProps } from './FormImage/FormImage.js';
export { ImageDrop, type ImageDropProps } from './ImageDrop/ImageDrop.js';
export { ImagePreview, type ImagePreviewProps } from './ImagePreview/ImagePreview.js';
export { ImportPreview, type ImportPreviewProps } from './ImportPreview/ImportPreview.js';
export { ImportProgress, type ImportProgressProps } from './ImportProgress/ImportProgress.js';
export { LiveBadge, type LiveBadgeProps } from './LiveBadge/LiveBadge.js';
export { AnswerDialog, type AnswerDialogProps } from './AnswerDialog/AnswerDialog.js';
export { AdminOrdersTable, type AdminOrdersTableProps } from './AdminOrdersTable/AdminOrdersTable.js';
export { OrderNote, type OrderNoteProps } from './OrderNote/OrderNote.js';
export type { CancelWhy } from './OrderSteps/CancelDialog.js';
export { OrderSteps, type OrderStepsProps } from './OrderSteps/OrderSteps.js';
export { OtherLanguages, type OtherLanguagesProps } from './OtherLanguages/OtherLanguages.js';
export { PackingSlip, type PackingSlipProps } from './PackingSlip/PackingSlip.js';
export { Pagination, type PaginationProps } from './Pagination/Pagination.js';
export {
  ProductConflictDialog,
  type ProductConflictDialogProps,
} from './ProductConflictDialog/ProductConflictDialog.js';
export { ProductForm, type ProductFormProps } from './ProductForm/ProductForm.js';
export { SalesChart, type SalesChartProps } from './SalesChart/SalesChart.js';
export { SavedViews, type SavedViewsProps } from './SavedViews/SavedViews.js';
export {
  SearchesWithoutResults,
  type SearchesWithoutResultsProps,
} from './SearchesWithoutResults/SearchesWithoutResults.js';
export { ShopPageForm, type ShopPageFormProps } from './ShopPageForm/ShopPageForm.js';
export { StatTile, type StatTileProps } from './StatTile/StatTile.js';
export { StatusTabs, type StatusTabsProps } from './StatusTabs/StatusTabs.js';
export { StockLevels, type StockLevelsProps } from './StockLevels/StockLevels.js';
export { RatingsTable, type RatingsTableProps } from './RatingsTable/RatingsTable.js';
export { RejectRatingDialog, type RejectRatingDialogProps } from './RejectRatingDialog/RejectRatingDialog.js';
export { StockTable, type StockTableProps } from './StockTable/StockTable.js';
export { SubCategoryTable, type SubCategoryTableProps } from './SubCategoryTable/SubCategoryTable.js';
export { TodoTile, type TodoTileProps } from './TodoTile/TodoTile.js';
export { TopProducts, type TopProductsProps } from './TopProducts/TopProducts.js';
export { UnsavedBar, type UnsavedBarProps } from './UnsavedBar/UnsavedBar.js';
export { SynonymEditor, type SynonymEditorProps } from './SynonymEditor/SynonymEditor.js';
export { auditFilters } from './AuditLog/auditEntry.js';
export { orderColumns } from './AdminOrdersTable/AdminOrdersTable.js';
export { stockHeaders } from './StockTable/StockTable.js';
export { useSynonymEditor } from './SynonymEditor/useSynonymEditor.js';
export { useUploads } from './ImageDrop/useUploads.js';
export type * from './adminTypes.js';
