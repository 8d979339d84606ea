// Types in the props of the dashboard's components.
export type { AuditAct } from '../contract/audit.js';
export type { SearchWithoutResults, SynonymSettings } from '../contract/browse.js';
export type { DeliveryRulesWire } from '../contract/delivery.js';
export type { Banner } from '../contract/home.js';
export type { StoredShopPage } from '../contract/shopPages.js';
export type { ImportState } from '../contract/importing.js';
export type { AdminOrderSummary } from '../contract/order.js';
export type { AdminRating } from '../contract/rating.js';
export type { BulkChange, ProductTableRow, StockLevel } from '../contract/productTable.js';
export type { EditedProduct } from '../contract/product.js';
export type { TranslationsWire } from '../contract/translations.js';
export type { AdminMessages } from '../contract/messages/en/admin.js';
export type { AddFieldFormProps } from './AddFieldDialog/AddFieldDialog.js';
export type { Breadcrumb, ShellItem } from './AdminShell/ShellHeader.js';
export type { AuditChange, ShownAuditEntry } from './AuditLog/auditEntry.js';
export type { BannerFields } from './BannerForm/BannerForm.js';
export type { ShopPageFields } from './ShopPageForm/ShopPageForm.js';
export type { ShopPageValues } from '../contract/shopPageText.js';
export type { BulkAction } from './BulkBar/BulkBar.js';
export type { BulkAct } from './BulkDialog/BulkDialog.js';
export type { CategoryOrSub, CategoryValues } from './CategoryDialog/CategoryDialog.js';
export type { Choice } from './MultiSelect/MultiSelect.js';
export type { Command } from './CommandPalette/commands.js';
export type { TableSettings } from './DataTable/DataTable.js';
export type { Column, Sort, TableStatus } from './DataTable/columns.js';
export type { CardsBelow, Density } from './DataTable/tableStyles.js';
export type { DeliveryFields } from './DeliveryForm/deliveryFields.js';
export type { DependentCounts } from './DeleteDialog/dependentsText.js';
export type { NumberRules } from './EditableCell/EditableCell.js';
export type { FilterField, FilterValues } from './FilterBar/filters.js';
export type { OnItsWayProps as FileOnItsWayProps } from './FileDrop/FileLine.js';
export type { Upload } from './ImageDrop/useUploads.js';
export type { BadRow, ImportChange, ImportCounts } from './ImportPreview/importRows.js';
export type { ShownImportState } from './ImportProgress/ImportProgress.js';
export type { LiveBadgeState } from './LiveBadge/LiveBadge.js';
export type { NoteDraft } from './OrderNote/OrderNote.js';
export type { OrderCells } from './AdminOrdersTable/AdminOrdersTable.js';
export type {
  Choices as ConflictChoices,
  Difference as ConflictDifference,
  Side as ConflictSide,
} from './ProductConflictDialog/ProductConflictDialog.js';
export type { ProductDraft } from './ProductForm/productFields.js';
export type { ProductFields } from './ProductForm/productFields.js';
export type { ProductUpdate, ProductValues } from './ProductForm/productFields.js';
export type { SavedNames } from './OtherLanguages/OtherLanguages.js';
export type { DaySales } from './SalesChart/SalesChart.js';
export type { SavedView } from './SavedViews/SavedViews.js';
export type { StatChange } from './StatTile/StatTile.js';
export type { StatusChoice } from './StatusTabs/StatusTabs.js';
export type { ValueEvents as StockValueEvents } from './StockTable/ValueCell.js';
export type { StockClash, StockField } from './StockTable/stockFields.js';
export type { TopProduct } from './TopProducts/TopProducts.js';
export type { WordEditor, SynonymEditorOptions } from './SynonymEditor/useSynonymEditor.js';
export type { SynonymGroup } from './SynonymEditor/synonymGroup.js';
export type { Revisioned } from './form/useEditConflict.js';
