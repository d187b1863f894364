"""Muon for the matrices of the layers (Jordan et al. 2024: momentum orthogonalised by Newton-Schulz steps), Adam for
the rest."""
import torch


def orthogonal(update):
    """Five Newton-Schulz steps towards the nearest half-orthogonal matrix; update: layers × rows × columns."""
    a, b, c = 3.4445, -4.7750, 2.0315
    x = update.bfloat16()
    turned = x.shape[-2] > x.shape[-1]
    if turned:
        x = x.mT
    x = x / (x.norm(dim=(-2, -1), keepdim=True) + 1e-7)
    for _ in range(5):
        square = x @ x.mT
        x = a * x + (b * square + c * square @ square) @ x
    return x.mT if turned else x


class Optimizer:
    """Its rates are tensors on the device, so that a step can be recorded as a CUDA graph."""

    def __init__(self, editor, matrix_rate, rate):
        self.matrices = editor.matrices()
        self.momenta = [torch.zeros_like(matrix) for matrix in self.matrices]
        self.matrix_rate, self.rate = matrix_rate, rate
        held = {id(matrix) for matrix in self.matrices}
        others = [parameter for parameter in editor.parameters() if id(parameter) not in held and parameter.requires_grad]
        on_gpu = others[0].is_cuda
        self.adam_rate = torch.zeros((), device=others[0].device)
        self.adam = torch.optim.AdamW(others, lr=self.adam_rate, betas=(0.9, 0.98), eps=1e-9, weight_decay=0, fused=on_gpu, capturable=on_gpu)

    @torch.no_grad()
    def step(self, share):
        """One step with this share (a tensor) of the highest rates; clears the gradients."""
        for matrix, momentum in zip(self.matrices, self.momenta):
            gradient = matrix.grad
            momentum.lerp_(gradient, 0.05)
            update = orthogonal(gradient.lerp(momentum, 0.95)).to(matrix.dtype)
            scale = max(1, matrix.shape[-2] / matrix.shape[-1]) ** 0.5
            pace = self.matrix_rate * share
            matrix.mul_(1 - pace * 0.01)
            matrix.sub_(update * (pace * scale))
            matrix.grad = None
        self.adam_rate.copy_(self.rate * share)
        self.adam.step()
        self.adam.zero_grad(set_to_none=True)
