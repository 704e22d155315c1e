/** Who somebody is to a deal: its owner, or a colleague it is shared with. Others see nothing of it. */
type DealAccess = { readonly isMine: boolean; readonly hasFirm: boolean };

/** Sharing with the firm and taking back is the owner's alone; moving and editing is everybody's who sees the deal. */
export const canShareDeal = ({ isMine, hasFirm }: DealAccess): boolean => isMine && hasFirm;

/** Notes are changed by who wrote them. */
export const canEditNote = ({ isMine }: { readonly isMine: boolean }): boolean => isMine;
